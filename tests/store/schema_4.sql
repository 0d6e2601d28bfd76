-- A data file of schema 4 as its bot left it when it was killed: a table of each game in play, and a lobby.
BEGIN TRANSACTION;
CREATE TABLE "duties" (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'status', 'private_messages', 'computer')),
    seq      INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    verb     TEXT NOT NULL,             -- opened, joined, …, acted
    user     INTEGER,
    seat     INTEGER,
    action   TEXT,                      -- what was chosen: the action's canonical text
    outcome  TEXT NOT NULL,             -- JSON: what happened
    request  INTEGER UNIQUE,            -- the interaction that asked for it: a redelivered one acts once
    at       REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('2ZXUPR',1,'opened',1572002778480377856,0,NULL,'[]',1572003062757720064,1.79486513660628199577e+09);
INSERT INTO "events" VALUES('384WEJ',1,'opened',1572002778480377856,0,NULL,'[]',1572002865843535872,1.79486509060320091244e+09);
INSERT INTO "events" VALUES('384WEJ',2,'computer-added',1572002778480377856,0,NULL,'[]',1572002873145819136,1.79486509140208530424e+09);
INSERT INTO "events" VALUES('384WEJ',3,'computer-added',1572002778480377856,0,NULL,'[]',1572002874861289472,1.79486509183220195769e+09);
INSERT INTO "events" VALUES('384WEJ',4,'started',1572002778480377856,0,NULL,'[]',1572002880519405568,1.79486509319688940051e+09);
INSERT INTO "events" VALUES('384WEJ',5,'acted',NULL,1,'draft spice_room hidden_passage','[{"kind":"picked","seat":1,"facts":{"rooms":["spice_room","hidden_passage"]},"only":[1]},{"kind":"chosen","seat":1,"facts":{"left":2},"only":null}]',NULL,1.79486509577468419072e+09);
INSERT INTO "events" VALUES('384WEJ',6,'acted',NULL,2,'draft afternoon_tea_room scullery','[{"kind":"picked","seat":2,"facts":{"rooms":["afternoon_tea_room","scullery"]},"only":[2]},{"kind":"chosen","seat":2,"facts":{"left":1},"only":null}]',NULL,1.79486509585880470271e+09);
INSERT INTO "events" VALUES('384WEJ',7,'acted',1572002778480377856,0,'draft schoolhouse terrace','[{"kind":"picked","seat":0,"facts":{"rooms":["schoolhouse","terrace"]},"only":[0]},{"kind":"chosen","seat":0,"facts":{"left":0},"only":null},{"kind":"revealed","seat":null,"facts":{"picks":[["schoolhouse","terrace"],["spice_room","hidden_passage"],["afternoon_tea_room","scullery"]]},"only":null}]',1572002906406649856,1.79486509931657242777e+09);
INSERT INTO "events" VALUES('384WEJ',8,'acted',NULL,1,'place left spice_room -1,0','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":1,"room":"spice_room","x":-1,"y":0,"source":"draft","gain":2,"points":2},"only":null}]',NULL,1.79486509935577201848e+09);
INSERT INTO "events" VALUES('384WEJ',9,'acted',NULL,1,'place right hidden_passage -1,0','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":0,"room":"hidden_passage","x":-1,"y":0,"source":"draft","gain":1,"points":1},"only":null}]',NULL,1.79486509946327137945e+09);
INSERT INTO "events" VALUES('384WEJ',10,'acted',NULL,2,'place left afternoon_tea_room 0,1','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":2,"room":"afternoon_tea_room","x":0,"y":1,"source":"draft","gain":2,"points":2},"only":null}]',NULL,1.79486509957885289191e+09);
INSERT INTO "events" VALUES('384WEJ',11,'acted',NULL,2,'place right scullery 2,0','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":1,"room":"scullery","x":2,"y":0,"source":"draft","gain":2,"points":4},"only":null}]',NULL,1.79486509963023924824e+09);
INSERT INTO "events" VALUES('384WEJ',12,'acted',1572002778480377856,0,'place left terrace -1,1','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":0,"room":"terrace","x":-1,"y":1,"source":"draft","gain":0,"points":1},"only":null}]',1572002912354172928,1.79486510071975660326e+09);
INSERT INTO "events" VALUES('384WEJ',13,'acted',1572002778480377856,0,'place right schoolhouse 1,1','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":2,"room":"schoolhouse","x":1,"y":1,"source":"draft","gain":0,"points":2},"only":null},{"kind":"turn_began","seat":null,"facts":{"round":1,"turn":2,"hand":7},"only":null}]',1572002916523311104,1.79486510176874041562e+09);
INSERT INTO "events" VALUES('384WEJ',14,'acted',NULL,1,'draft kitchen brandy_room','[{"kind":"picked","seat":1,"facts":{"rooms":["kitchen","brandy_room"]},"only":[1]},{"kind":"chosen","seat":1,"facts":{"left":2},"only":null}]',NULL,1.79486510191887211804e+09);
INSERT INTO "events" VALUES('384WEJ',15,'acted',NULL,2,'draft hall_of_puzzled_floors mold_room','[{"kind":"picked","seat":2,"facts":{"rooms":["hall_of_puzzled_floors","mold_room"]},"only":[2]},{"kind":"chosen","seat":2,"facts":{"left":1},"only":null}]',NULL,1.79486510208516812322e+09);
INSERT INTO "events" VALUES('384WEJ',16,'acted',1572002778480377856,0,'draft sauna guardhouse','[{"kind":"picked","seat":0,"facts":{"rooms":["sauna","guardhouse"]},"only":[0]},{"kind":"chosen","seat":0,"facts":{"left":0},"only":null},{"kind":"revealed","seat":null,"facts":{"picks":[["sauna","guardhouse"],["kitchen","brandy_room"],["hall_of_puzzled_floors","mold_room"]]},"only":null}]',1572002919207665664,1.79486510240212869646e+09);
INSERT INTO "events" VALUES('384WEJ',17,'acted',NULL,1,'place left kitchen -1,1','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":1,"room":"kitchen","x":-1,"y":1,"source":"draft","gain":2,"points":6},"only":null},{"kind":"bonus","seat":1,"facts":{"castle":1,"bonus":"food","room":"kitchen","copied":false},"only":null},{"kind":"drew","seat":null,"facts":{"castle":1,"rooms":["reading_room","gallery","coat_room","flower_garden","dressing_room"],"cards":[]},"only":[1,2]}]',NULL,1.79486510245458483689e+09);
INSERT INTO "events" VALUES('384WEJ',18,'acted',NULL,1,'place right brandy_room 1,1','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":0,"room":"brandy_room","x":1,"y":1,"source":"draft","gain":2,"points":3},"only":null}]',NULL,1.79486510255202174179e+09);
INSERT INTO "events" VALUES('384WEJ',19,'acted',NULL,1,'keep left reading_room -1,2','[{"kind":"proposed","seat":1,"facts":{"castle":1,"action":"keep left reading_room -1,2","counter":false},"only":[1,2]},{"kind":"asked","seat":1,"facts":{"castle":1,"partner":2,"counter":false},"only":null}]',NULL,1.7948651025686030388e+09);
INSERT INTO "events" VALUES('384WEJ',20,'acted',NULL,2,'accept keep right reading_room -1,2','[{"kind":"settled","seat":2,"facts":{"castle":1,"by":"accept"},"only":null},{"kind":"placed","seat":1,"facts":{"owner":1,"castle":1,"room":"reading_room","x":-1,"y":2,"source":"food","gain":0,"points":6},"only":null}]',NULL,1.79486510257467794414e+09);
INSERT INTO "events" VALUES('384WEJ',21,'acted',NULL,2,'place left hall_of_puzzled_floors 1,2','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":2,"room":"hall_of_puzzled_floors","x":1,"y":2,"source":"draft","gain":3,"points":5},"only":null}]',NULL,1.79486510262684559823e+09);
INSERT INTO "events" VALUES('384WEJ',22,'acted',NULL,2,'place right mold_room -1,-1','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":1,"room":"mold_room","x":-1,"y":-1,"source":"draft","gain":4,"points":10},"only":null}]',NULL,1.79486510264808034895e+09);
INSERT INTO "events" VALUES('384WEJ',23,'acted',1572002778480377856,0,'place left sauna 0,1','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":0,"room":"sauna","x":0,"y":1,"source":"draft","gain":0,"points":3},"only":null}]',1572002923322277888,1.79486510334909892079e+09);
INSERT INTO "events" VALUES('384WEJ',24,'acted',1572002778480377856,0,'place right guardhouse 2,0','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":2,"room":"guardhouse","x":2,"y":0,"source":"draft","gain":0,"points":5},"only":null},{"kind":"turn_began","seat":null,"facts":{"round":1,"turn":3,"hand":5},"only":null}]',1572002929164943360,1.79486510473575091358e+09);
INSERT INTO "events" VALUES('384WEJ',25,'acted',NULL,1,'draft vestibule venus_grotto','[{"kind":"picked","seat":1,"facts":{"rooms":["vestibule","venus_grotto"]},"only":[1]},{"kind":"chosen","seat":1,"facts":{"left":2},"only":null}]',NULL,1.79486510488881897927e+09);
INSERT INTO "events" VALUES('384WEJ',26,'acted',NULL,2,'draft wine_cellar hidden_lair','[{"kind":"picked","seat":2,"facts":{"rooms":["wine_cellar","hidden_lair"]},"only":[2]},{"kind":"chosen","seat":2,"facts":{"left":1},"only":null}]',NULL,1.79486510501597547537e+09);
INSERT INTO "events" VALUES('384WEJ',27,'acted',1572002778480377856,0,'draft hall_of_creaking_floors quiet_room','[{"kind":"picked","seat":0,"facts":{"rooms":["hall_of_creaking_floors","quiet_room"]},"only":[0]},{"kind":"chosen","seat":0,"facts":{"left":0},"only":null},{"kind":"revealed","seat":null,"facts":{"picks":[["hall_of_creaking_floors","quiet_room"],["vestibule","venus_grotto"],["wine_cellar","hidden_lair"]]},"only":null}]',1572002935427039232,1.79486510622241616248e+09);
INSERT INTO "events" VALUES('384WEJ',28,'acted',NULL,1,'place left vestibule -2,0','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":1,"room":"vestibule","x":-2,"y":0,"source":"draft","gain":2,"points":12},"only":null}]',NULL,1.79486510625076460838e+09);
INSERT INTO "events" VALUES('384WEJ',29,'acted',NULL,1,'place right venus_grotto 0,-1','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":0,"room":"venus_grotto","x":0,"y":-1,"source":"draft","gain":3,"points":6},"only":null}]',NULL,1.79486510632854104037e+09);
INSERT INTO "events" VALUES('384WEJ',30,'acted',NULL,2,'place left hidden_lair 1,-1','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":2,"room":"hidden_lair","x":1,"y":-1,"source":"draft","gain":2,"points":7},"only":null}]',NULL,1.79486510640571928021e+09);
INSERT INTO "events" VALUES('384WEJ',31,'acted',NULL,2,'place right wine_cellar -1,-2','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":1,"room":"wine_cellar","x":-1,"y":-2,"source":"draft","gain":4,"points":16},"only":null}]',NULL,1.79486510650297808643e+09);
INSERT INTO "events" VALUES('384WEJ',32,'acted',1572002778480377856,0,'place left hall_of_creaking_floors 1,2','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":0,"room":"hall_of_creaking_floors","x":1,"y":2,"source":"draft","gain":1,"points":7},"only":null}]',1572002943043895296,1.79486510805071902271e+09);
INSERT INTO "events" VALUES('384WEJ',33,'acted',1572002778480377856,0,'place right quiet_room 0,-1','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":2,"room":"quiet_room","x":0,"y":-1,"source":"draft","gain":1,"points":8},"only":null},{"kind":"turn_began","seat":null,"facts":{"round":1,"turn":4,"hand":3},"only":null}]',1572002946491613184,1.79486510886673951144e+09);
INSERT INTO "events" VALUES('384WEJ',34,'acted',NULL,1,'draft great_hall crypt','[{"kind":"picked","seat":1,"facts":{"rooms":["great_hall","crypt"]},"only":[1]},{"kind":"chosen","seat":1,"facts":{"left":2},"only":null}]',NULL,1.79486510890902185443e+09);
INSERT INTO "events" VALUES('384WEJ',35,'acted',NULL,2,'draft observatory the_hole','[{"kind":"picked","seat":2,"facts":{"rooms":["observatory","the_hole"]},"only":[2]},{"kind":"chosen","seat":2,"facts":{"left":1},"only":null}]',NULL,1.79486510906465959553e+09);
INSERT INTO "events" VALUES('7QDATG',1,'opened',1572002778480377856,0,NULL,'[]',1572002808519983104,1.79486507627458524707e+09);
INSERT INTO "events" VALUES('7QDATG',2,'computer-added',1572002778480377856,0,NULL,'[]',1572002812949168128,1.79486507706495952612e+09);
INSERT INTO "events" VALUES('7QDATG',3,'started',1572002778480377856,0,NULL,'[]',1572002816946339840,1.7948650779989988804e+09);
INSERT INTO "events" VALUES('7QDATG',4,'acted',NULL,1,'claim 45','[{"kind":"claimed","seat":1,"facts":{"domino":45,"forced":false},"only":null},{"kind":"king_drawn","seat":1,"facts":{},"only":null}]',NULL,1.79486508155881690973e+09);
INSERT INTO "events" VALUES('7QDATG',5,'acted',NULL,1,'claim 1','[{"kind":"claimed","seat":1,"facts":{"domino":1,"forced":false},"only":null},{"kind":"king_drawn","seat":0,"facts":{},"only":null}]',NULL,1.79486508318622183799e+09);
INSERT INTO "events" VALUES('7QDATG',6,'acted',1572002778480377856,0,'claim 12','[{"kind":"claimed","seat":0,"facts":{"domino":12,"forced":false},"only":null},{"kind":"king_drawn","seat":0,"facts":{},"only":null},{"kind":"claimed","seat":0,"facts":{"domino":9,"forced":true},"only":null},{"kind":"line","seat":null,"facts":{"dominoes":[11,21,27,31]},"only":null}]',1572002844209315840,1.79486508447616195682e+09);
INSERT INTO "events" VALUES('7QDATG',7,'acted',NULL,1,'place 1 0,-2 S','[{"kind":"placed","seat":1,"facts":{"domino":1,"first":[0,-2],"second":[0,-1],"gain":0,"points":0},"only":null}]',NULL,1.79486508453459215166e+09);
INSERT INTO "events" VALUES('7QDATG',8,'acted',NULL,1,'claim 21','[{"kind":"claimed","seat":1,"facts":{"domino":21,"forced":false},"only":null}]',NULL,1.79486508457755446436e+09);
INSERT INTO "events" VALUES('7QDATG',9,'acted',1572002778480377856,0,'place 9 -1,0 S','[{"kind":"placed","seat":0,"facts":{"domino":9,"first":[-1,0],"second":[-1,1],"gain":0,"points":0},"only":null}]',1572002850207170560,1.79486508590621042253e+09);
INSERT INTO "events" VALUES('7QDATG',10,'acted',1572002778480377856,0,'claim 27','[{"kind":"claimed","seat":0,"facts":{"domino":27,"forced":false},"only":null}]',1572002851188637696,1.79486508615082454684e+09);
INSERT INTO "events" VALUES('7QDATG',11,'acted',1572002778480377856,0,'place 12 -1,-1 E','[{"kind":"placed","seat":0,"facts":{"domino":12,"first":[-1,-1],"second":[0,-1],"gain":0,"points":0},"only":null}]',1572002854216925184,1.79486508687139463425e+09);
INSERT INTO "events" VALUES('7QDATG',12,'acted',1572002778480377856,0,'claim 11','[{"kind":"claimed","seat":0,"facts":{"domino":11,"forced":false},"only":null}]',1572002854950928384,1.79486508704297709464e+09);
INSERT INTO "events" VALUES('7QDATG',13,'acted',NULL,1,'place 45 -2,-2 E','[{"kind":"placed","seat":1,"facts":{"domino":45,"first":[-2,-2],"second":[-1,-2],"gain":2,"points":2},"only":null},{"kind":"claimed","seat":1,"facts":{"domino":31,"forced":true},"only":null},{"kind":"line","seat":null,"facts":{"dominoes":[14,20,30,37]},"only":null}]',NULL,1.79486508714873886109e+09);
INSERT INTO "events" VALUES('7QDATG',14,'acted',1572002778480377856,0,'place 11 1,-1 S','[{"kind":"placed","seat":0,"facts":{"domino":11,"first":[1,-1],"second":[1,0],"gain":0,"points":0},"only":null}]',1572002862957854720,1.79486508895979928962e+09);
INSERT INTO "events" VALUES('7QDATG',15,'acted',1572002778480377856,0,'claim 37','[{"kind":"claimed","seat":0,"facts":{"domino":37,"forced":false},"only":null}]',1572002864534913024,1.79486508934681963925e+09);
INSERT INTO "events" VALUES('7QDATG',16,'acted',NULL,1,'place 21 1,-2 E','[{"kind":"placed","seat":1,"facts":{"domino":21,"first":[1,-2],"second":[2,-2],"gain":4,"points":6},"only":null}]',NULL,1.79486508948270082476e+09);
INSERT INTO "events" VALUES('7QDATG',17,'acted',NULL,1,'claim 20','[{"kind":"claimed","seat":1,"facts":{"domino":20,"forced":false},"only":null}]',NULL,1.79486508954014587404e+09);
INSERT INTO "events" VALUES('98UW4Y',1,'opened',1572002778480377856,0,NULL,'[]',1572002987671289856,1.79486511946622776989e+09);
INSERT INTO "events" VALUES('98UW4Y',2,'computer-added',1572002778480377856,0,NULL,'[]',1572002993950162944,1.79486512019853830341e+09);
INSERT INTO "events" VALUES('98UW4Y',3,'started',1572002778480377856,0,NULL,'[]',1572003011725623296,1.79486512443638443949e+09);
INSERT INTO "events" VALUES('98UW4Y',4,'acted',NULL,1,'start 4 type_activity','[{"kind":"cards_kept","seat":1,"facts":{"kept":["type_corridor","type_living"],"back":["type_activity"]},"only":[1]},{"kind":"started","seat":1,"facts":{"foyer":4},"only":null}]',NULL,1.79486513011640882488e+09);
INSERT INTO "events" VALUES('98UW4Y',5,'acted',1572002778480377856,0,'start 3 coins','[{"kind":"cards_kept","seat":0,"facts":{"kept":["size_100","size_600"],"back":["coins"]},"only":[0]},{"kind":"started","seat":0,"facts":{"foyer":3},"only":null},{"kind":"new_round","seat":1,"facts":{"round":1,"rooms":["mold_room","venus_grotto","pantry","laundry_room","sitting_room"],"last":false},"only":null}]',1572003039848431616,1.79486513113749718666e+09);
INSERT INTO "events" VALUES('98UW4Y',6,'acted',NULL,1,'order 12543','[{"kind":"market_open","seat":1,"facts":{"offers":[{"room":"mold_room","price":4000,"coins":0},{"room":"venus_grotto","price":6000,"coins":0},{"room":"sitting_room","price":8000,"coins":0},{"room":"laundry_room","price":10000,"coins":0},{"room":"pantry","price":15000,"coins":0}]},"only":null}]',NULL,1.79486513141406130783e+09);
INSERT INTO "events" VALUES('98UW4Y',7,'acted',1572002778480377856,0,'buy sitting_room 0,1W E2','[{"kind":"bought","seat":0,"facts":{"tile":"sitting_room","price":8000,"coins":0,"paid_to":1,"money":7000},"only":null},{"kind":"placed","seat":0,"facts":{"tile":"sitting_room","at":[-3,0,0],"gain":4,"gains":[{"source":"printed","tile":"sitting_room","points":4}],"completed":[]},"only":null}]',1572003049050734592,1.79486513333894062045e+09);
INSERT INTO "events" VALUES('98UW4Y',8,'acted',NULL,1,'pass','[{"kind":"passed","seat":1,"facts":{"amount":5000,"money":28000},"only":null},{"kind":"coins_added","seat":null,"facts":{"rooms":["mold_room","venus_grotto","laundry_room","pantry"],"amount":1000},"only":null},{"kind":"new_round","seat":0,"facts":{"round":2,"rooms":["stables"],"last":false},"only":null}]',NULL,1.79486513343447303767e+09);
INSERT INTO "events" VALUES('98UW4Y',9,'acted',1572002778480377856,0,'leave','[{"kind":"market_open","seat":0,"facts":{"offers":[{"room":"mold_room","price":4000,"coins":1000},{"room":"venus_grotto","price":6000,"coins":1000},{"room":"stables","price":8000,"coins":0},{"room":"laundry_room","price":10000,"coins":1000},{"room":"pantry","price":15000,"coins":1000}]},"only":null}]',1572003055287664640,1.79486513486274528502e+09);
INSERT INTO "events" VALUES('98UW4Y',10,'acted',NULL,1,'pass','[{"kind":"passed","seat":1,"facts":{"amount":5000,"money":33000},"only":null}]',NULL,1.79486513495699214933e+09);
INSERT INTO "events" VALUES('Y2YHZ6',1,'opened',1572002778480377856,0,NULL,'[]',1572002947628269568,1.79486511009013295168e+09);
INSERT INTO "events" VALUES('Y2YHZ6',2,'computer-added',1572002778480377856,0,NULL,'[]',1572002954968301568,1.79486511098435497276e+09);
INSERT INTO "events" VALUES('Y2YHZ6',3,'started',1572002778480377856,0,NULL,'[]',1572002960538337280,1.79486511227549505229e+09);
INSERT INTO "events" VALUES('Y2YHZ6',4,'acted',NULL,1,'take E6','[{"kind":"taken","seat":1,"facts":{"cell":"E6","face":"D3","uncovered":"M5","second":false},"only":null}]',NULL,1.79486511374251103394e+09);
INSERT INTO "events" VALUES('Y2YHZ6',5,'acted',NULL,1,'pair E5','[{"kind":"taken","seat":1,"facts":{"cell":"E5","face":"D3","uncovered":"M4","second":true},"only":null}]',NULL,1.79486511377452945701e+09);
INSERT INTO "events" VALUES('Y2YHZ6',6,'acted',NULL,1,'place D3 A1','[{"kind":"placed","seat":1,"facts":{"cell":"A1","face":"D3","level":1},"only":null}]',NULL,1.79486511382260060304e+09);
INSERT INTO "events" VALUES('Y2YHZ6',7,'acted',NULL,1,'place D3 A2','[{"kind":"placed","seat":1,"facts":{"cell":"A2","face":"D3","level":1},"only":null},{"kind":"began","seat":0,"facts":{},"only":null}]',NULL,1794865113.85356);
INSERT INTO "events" VALUES('Y2YHZ6',8,'acted',1572002778480377856,0,'take H4','[{"kind":"taken","seat":0,"facts":{"cell":"H4","face":"M1","uncovered":"D3","second":false},"only":null}]',1572002974975131648,1.79486511565186929702e+09);
INSERT INTO "events" VALUES('Y2YHZ6',9,'acted',1572002778480377856,0,'pair J3','[{"kind":"taken","seat":0,"facts":{"cell":"J3","face":"M1","uncovered":null,"second":true},"only":null}]',1572002975906267136,1.79486511588710880276e+09);
INSERT INTO "events" VALUES('Y2YHZ6',10,'acted',1572002778480377856,0,'place M1 D2','[{"kind":"placed","seat":0,"facts":{"cell":"D2","face":"M1","level":1},"only":null}]',1572002977676263424,1.79486511630428528787e+09);
INSERT INTO "events" VALUES('Y2YHZ6',11,'acted',1572002778480377856,0,'place M1 F2','[{"kind":"placed","seat":0,"facts":{"cell":"F2","face":"M1","level":1},"only":null},{"kind":"began","seat":1,"facts":{},"only":null}]',1572002979261710336,1.79486511667432212832e+09);
INSERT INTO "events" VALUES('Y2YHZ6',12,'acted',NULL,1,'take F5','[{"kind":"taken","seat":1,"facts":{"cell":"F5","face":"W2","uncovered":"F3","second":false},"only":null}]',NULL,1.79486511676472973823e+09);
INSERT INTO "events" VALUES('Y2YHZ6',13,'acted',NULL,1,'pair D6','[{"kind":"taken","seat":1,"facts":{"cell":"D6","face":"W2","uncovered":"E4","second":true},"only":null}]',NULL,1.79486511681582140923e+09);
INSERT INTO "events" VALUES('Y2YHZ6',14,'acted',NULL,1,'place W2 A3','[{"kind":"placed","seat":1,"facts":{"cell":"A3","face":"W2","level":1},"only":null}]',NULL,1.79486511684779787064e+09);
INSERT INTO "events" VALUES('Y2YHZ6',15,'acted',NULL,1,'place W2 B3','[{"kind":"placed","seat":1,"facts":{"cell":"B3","face":"W2","level":1},"only":null},{"kind":"began","seat":0,"facts":{},"only":null}]',NULL,1.79486511686754083628e+09);
INSERT INTO "events" VALUES('Y2YHZ6',16,'acted',1572002778480377856,0,'take G4','[{"kind":"taken","seat":0,"facts":{"cell":"G4","face":"M2","uncovered":"S5","second":false},"only":null}]',1572002981686018048,1.7948651172581424713e+09);
INSERT INTO "events" VALUES('Y2YHZ6',17,'acted',1572002778480377856,0,'discard','[{"kind":"discarded","seat":0,"facts":{"face":"M2","points":1},"only":null},{"kind":"began","seat":1,"facts":{},"only":null}]',1572002982306775040,1.79486511738908243178e+09);
INSERT INTO "events" VALUES('Y2YHZ6',18,'acted',NULL,1,'take F4','[{"kind":"taken","seat":1,"facts":{"cell":"F4","face":"D3","uncovered":"M2","second":false},"only":null}]',NULL,1.79486511753916907312e+09);
INSERT INTO "events" VALUES('Y2YHZ6',19,'acted',NULL,1,'shrine','[{"kind":"shrine_taken","seat":1,"facts":{"pool":2,"supply":37},"only":null}]',NULL,1.7948651175791873932e+09);
INSERT INTO "events" VALUES('Y2YHZ6',20,'acted',NULL,1,'place D3 B1','[{"kind":"placed","seat":1,"facts":{"cell":"B1","face":"D3","level":1},"only":null},{"kind":"began","seat":0,"facts":{},"only":null}]',NULL,1.79486511759724950794e+09);
INSERT INTO "events" VALUES('Y2YHZ6',21,'acted',1572002778480377856,0,'take G5','[{"kind":"taken","seat":0,"facts":{"cell":"G5","face":"F2","uncovered":"F5","second":false},"only":null}]',1572002984483618816,1.79486511790820026397e+09);
INSERT INTO "events" VALUES('Y2YHZ6',22,'acted',1572002778480377856,0,'pair D7','[{"kind":"taken","seat":0,"facts":{"cell":"D7","face":"F2","uncovered":"E1","second":true},"only":null}]',1572002985062432768,1.79486511804720735548e+09);
INSERT INTO "events" VALUES('Y2YHZ6',23,'acted',1572002778480377856,0,'place F2 A2','[{"kind":"placed","seat":0,"facts":{"cell":"A2","face":"F2","level":1},"only":null}]',1572002986203283456,1.79486511834026956561e+09);
INSERT INTO "events" VALUES('Y2YHZ6',24,'acted',1572002778480377856,0,'place F2 D3','[{"kind":"placed","seat":0,"facts":{"cell":"D3","face":"F2","level":1},"only":null},{"kind":"began","seat":1,"facts":{},"only":null}]',1572002987126030336,1.79486511854493498803e+09);
INSERT INTO "events" VALUES('Y2YHZ6',25,'acted',NULL,1,'take H5','[{"kind":"taken","seat":1,"facts":{"cell":"H5","face":"S6","uncovered":"E1","second":false},"only":null}]',NULL,1.79486511866556119922e+09);
INSERT INTO "events" VALUES('Y2YHZ6',26,'acted',NULL,1,'pair K6','[{"kind":"taken","seat":1,"facts":{"cell":"K6","face":"S6","uncovered":null,"second":true},"only":null}]',NULL,1.79486511876797914504e+09);
INSERT INTO "events" VALUES('Y2YHZ6',27,'acted',NULL,1,'place S6 C1','[{"kind":"placed","seat":1,"facts":{"cell":"C1","face":"S6","level":1},"only":null}]',NULL,1.79486511887083649641e+09);
INSERT INTO "events" VALUES('Y2YHZ6',28,'acted',NULL,1,'place S6 C2','[{"kind":"placed","seat":1,"facts":{"cell":"C2","face":"S6","level":1},"only":null},{"kind":"began","seat":0,"facts":{},"only":null}]',NULL,1.79486511899205446237e+09);
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "facts" VALUES('alive','1794865136.1435487');
INSERT INTO "facts" VALUES('application','1572002778421657600');
INSERT INTO "facts" VALUES('commands','3347df2cc7d027080bba639d71bd6ff1209efc10c43a233a8f788e7f1367836d');
INSERT INTO "facts" VALUES('stopped','no');
CREATE TABLE followers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    rounds   INTEGER NOT NULL,           -- 1: a mention at each round, 0: at the end only
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL               -- JSON; what is not in it is as the house has it
) STRICT;
CREATE TABLE posts (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    venue    INTEGER,                   -- where it is played: the thread, or the channel without one
    lobby    INTEGER,                   -- the lobby's message
    board    TEXT,                      -- JSON: the last public picture's message and attachment
    shown    INTEGER NOT NULL,          -- the last event that a public picture has told
    private_messages  TEXT NOT NULL              -- JSON: by seat, the mark of the last private message
, since INTEGER NOT NULL DEFAULT 0, chapter TEXT, posted REAL NOT NULL DEFAULT 0, told TEXT NOT NULL DEFAULT '[]') STRICT, WITHOUT ROWID;
INSERT INTO "posts" VALUES('2ZXUPR',NULL,1572003063118430208,NULL,0,'{}',0,NULL,0.0,'[]');
INSERT INTO "posts" VALUES('384WEJ',1572002881026916352,1572002873141624832,'{"message":1572002949196939264,"text":"### Between Two Castles of Mad King Ludwig · 384WEJ\nAnn places Quiet Room in Hohenschwangau (column 0, level −1): +1. Round 1, turn 4: hands of 3.","attachments":[{"id":1572002949196939265,"filename":"between_two_castles-384WEJ-35.png","url":"http://127.0.0.1:34809/attachments/1572002881026916352/1572002949196939265/between_two_castles-384WEJ-35.png","description":"Ann, choose two tiles in secret. Round 1, turn 4: hands of 3. Mespelbrunn: 7 (Ann, Gargoyle), new: Venus Grotto (column 0, level −1), Hall of Creaking Floors (column 1, level 3). Lichtenstein: 16 (Gargoyle, Beacon), new: Vestibule (column −2, level 1), Wine Cellar (column −1, level −2). Hohenschwangau: 8 (Beacon, Ann), new: Hidden Lair (column 1, level −1), Quiet Room (column 0, level −1)"}],"called":[]}',35,'{"0": ["d1.4", null, true]}',32,'draft1.4',1.79486510950602936743e+09,'[1572002778480377856]');
INSERT INTO "posts" VALUES('7QDATG',1572002817458044928,1572002812944973824,'{"message":1572002868431421440,"text":"### Kingdomino · 7QDATG\n**Ann** places 11 (grass, grass): +0. **Ann** claims 37.\n**Gargoyle** places 21 (wheat with a crown, grass): +4. **Gargoyle** claims 20.","attachments":[{"id":1572002868431421441,"filename":"kingdomino-7QDATG-17.png","url":"http://127.0.0.1:34809/attachments/1572002817458044928/1572002868431421441/kingdomino-7QDATG-17.png","description":"Ann, place domino 27. Gargoyle placed domino 21 (wheat with a crown on f3, grass on g3) for 4 points. Ann 0, Gargoyle 6. To place now: 27 (forest with a crown, wheat): Ann; 31 (water with a crown, wheat): Gargoyle. Next line: 14 (wheat, water): free; 20 (wheat with a crown, water): Gargoyle; 30 (water with a crown, wheat): free; 37 (water, grass with a crown): Ann"}],"called":[]}',17,'{}',13,NULL,1.79486509025136590006e+09,'[1572002778480377856]');
INSERT INTO "posts" VALUES('98UW4Y',1572003012056973312,1572002993945968640,'{"message":1572003056860528640,"text":"### Castles of Mad King Ludwig · 98UW4Y\n**Ann** opens the market.\n**Gargoyle** passes and takes 5,000 marks from the bank.","attachments":[{"id":1572003056860528641,"filename":"mad_king_ludwig-98UW4Y-10.png","url":"http://127.0.0.1:34809/attachments/1572003012056973312/1572003056860528641/mad_king_ludwig-98UW4Y-10.png","description":"The market and 2 castles. Gargoyle passed. Ann 5, Gargoyle 0. Ann, buy a room or pass."}],"called":[]}',10,'{"0": [null, null, true]}',8,NULL,1.79486513517745590205e+09,'[1572002778480377856]');
INSERT INTO "posts" VALUES('Y2YHZ6',1572002961205231616,1572002954964107264,'{"message":1572002990980595712,"text":"### Dragon Castle · Y2YHZ6\n**Ann** takes farmer 2 (G5) and uncovers farmer 5. **Ann** takes a second tile, farmer 2 (D7) and uncovers season I.\n**Gargoyle** takes soldier 6 (H5) and uncovers season I. **Gargoyle** takes a second tile, soldier 6 (K6).","attachments":[{"id":1572002990984790016,"filename":"dragon_castle-Y2YHZ6-28.png","url":"http://127.0.0.1:34809/attachments/1572002961205231616/1572002990984790016/dragon_castle-Y2YHZ6-28.png","description":"Ann, take a tile. At least 10 more rounds. Gargoyle took soldier 6 (H5), soldier 6 (K6). Placed on C1, C2. Ann 1, Gargoyle 0. Castle: 104 tiles, top level 3. Countdown tokens: 2 on the track, 5 in the stack. Shrines in the supply: 37."}],"called":[]}',28,'{}',20,NULL,1.79486511946721839904e+09,'[1572002778480377856]');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER,                   -- NULL: a computer player
    name     TEXT NOT NULL,
    computer TEXT,                      -- which computer player
    lang     TEXT NOT NULL, stand_in TEXT,             -- the language of private messages
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('2ZXUPR',0,1572002778480377856,'Ann',NULL,'en',NULL);
INSERT INTO "seats" VALUES('384WEJ',0,1572002778480377856,'Ann',NULL,'en',NULL);
INSERT INTO "seats" VALUES('384WEJ',1,NULL,'Gargoyle','fair','en',NULL);
INSERT INTO "seats" VALUES('384WEJ',2,NULL,'Beacon','fair','en',NULL);
INSERT INTO "seats" VALUES('7QDATG',0,1572002778480377856,'Ann',NULL,'en',NULL);
INSERT INTO "seats" VALUES('7QDATG',1,NULL,'Gargoyle','fair','en',NULL);
INSERT INTO "seats" VALUES('98UW4Y',0,1572002778480377856,'Ann',NULL,'en',NULL);
INSERT INTO "seats" VALUES('98UW4Y',1,NULL,'Gargoyle','fair','en',NULL);
INSERT INTO "seats" VALUES('Y2YHZ6',0,1572002778480377856,'Ann',NULL,'en',NULL);
INSERT INTO "seats" VALUES('Y2YHZ6',1,NULL,'Gargoyle','fair','en',NULL);
CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL,              -- JSON
    lost     REAL                        -- when the bot was removed from it
) STRICT;
CREATE TABLE tables (
    id            TEXT PRIMARY KEY,
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,     -- where it was opened
    game          TEXT NOT NULL,
    options       TEXT NOT NULL,        -- JSON
    host          INTEGER NOT NULL,
    lang          TEXT NOT NULL,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'ended')),
    seq           INTEGER NOT NULL,     -- the number of the last event
    rules_version INTEGER NOT NULL,
    schema        INTEGER NOT NULL,     -- of the state's JSON
    state         TEXT,
    created       REAL NOT NULL,
    changed       REAL NOT NULL
, terms TEXT NOT NULL DEFAULT '{}', wish TEXT) STRICT;
INSERT INTO "tables" VALUES('7QDATG',1572002778421657602,1572002778480377857,'kingdomino','{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false}',1572002778480377856,'en','playing',17,1,1,'{"options":{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false},"seats":2,"chance":{"seed":"9a3608067b5a5c0a2013dde28e35f42a","drawn":16},"game":1,"round":2,"phase":"place","line":[11,21,27,31],"owners":[0,1,0,1],"turn":2,"next_line":[14,20,30,37],"next_owners":[null,1,null,0],"king":null,"kings":[],"unseen":[2,3,4,5,6,7,8,10,13,15,16,17,18,19,22,23,24,25,26,28,29,32,33,34,35,36,38,39,40,41,42,43,44,46,47,48],"kingdoms":[{"placements":[[9,[-1,0],[-1,1]],[12,[-1,-1],[0,-1]],[11,[1,-1],[1,0]]],"discarded":[]},{"placements":[[1,[0,-2],[0,-1]],[45,[-2,-2],[-1,-2]],[21,[1,-2],[2,-2]]],"discarded":[]}],"earlier":[],"last":[1,[21,[1,-2],[2,-2]],4,null,20]}',1.79486507627458524707e+09,1.79486508954014587404e+09,'{}',NULL);
INSERT INTO "tables" VALUES('384WEJ',1572002778421657602,1572002778480377857,'between_two_castles','{"quick":false,"seniority":[]}',1572002778480377856,'en','playing',35,2,1,'{"options":{"quick":false,"seniority":[]},"seats":3,"chance":{"seed":"4539513f263f9a5a60351cb86a25fa9e","drawn":35},"round":1,"turn":4,"phase":"draft","supply":["bakery","buttery","chocolate_room","sauerkraut_room","cutlery_room","crepery","wine_room","morning_tea_room","dining_room","meat_locker","pantry","breakfast_nook","siege_food_storage","brewery","ice_house","china_room","taxidermy_showroom","parlor","fireplace","harp_room","sitting_room","rug_room","map_room","meditation_room","study","library","salon","tapestry_room","hat_room","waiting_room","cape_room","torch_storage","washroom","scythe_room","powder_room","panic_room","game_storage","mud_room","repair_shop","kittenry","crown_storage","tool_room","glassmaking_room","laundry_room","kennel","shield_room","broom_closet","key_room","archery_range","vineyard","sty","swimming_hole","chicken_coop","winter_garden","fish_pond","biergarten","french_gazebo","walking_path","vegetable_garden","firewood_storage","aviary","turtle_pond","pumpkin_garden","grand_balcony","midnight_room","nap_room","bunk_room","servants_quarters","solar","in_law_suite","nursery","rabbit_room","dreaming_room","guest_bedroom","hibernation_chamber","kings_chambers","princes_chambers","tasso_room","pillow_room","childrens_room","princess_chambers","queens_chambers","puppy_room","blanket_room","hall_of_ever_closing_walls","hall_of_paintings","between_two_rooms","hall_of_doors","hall_of_mirrors","echo_chamber","hall_of_windows","hall_of_knights","lockdown_room","escape_room","hall_of_portraits","hall_of_sculptures","promenade","pacing_hall","dead_end","hall_of_ghosts","purgatory","padded_room","spy_room","gunpowder_room","jewel_room","laboratory","hidden_entrance","fungus_room","dungeon","subterranean_tunnel","armory","snake_pit","pit_of_despair","knight_room","treasure_room"],"discard":["gallery","coat_room","flower_garden","dressing_room"],"deck":["types_present","per_attendant","per_food","per_living","per_utility","per_outdoor","per_sleeping","per_corridor","per_downstairs","per_special","below_ground","level_3_up","total_height","total_width","surrounded_8","edges_4","throne_edge_types","throne_ring","five_of_type","three_of_type"],"card_discard":[],"hands":[["drawing_room","dumbwaiter","butterfly_garden"],["reception_room"],["stables"]],"picks":[[],["great_hall","crypt"],["observatory","the_hole"]],"owed":[[false,false],[false,false],[false,false]],"castles":[{"throne":"throne_utility_sleeping","rooms":[["hidden_passage",-1,0],["terrace",-1,1],["brandy_room",1,1],["sauna",0,1],["venus_grotto",0,-1],["hall_of_creaking_floors",1,2]],"attendants":[],"cards":[]},{"throne":"throne_utility_food","rooms":[["spice_room",-1,0],["scullery",2,0],["kitchen",-1,1],["reading_room",-1,2],["mold_room",-1,-1],["vestibule",-2,0],["wine_cellar",-1,-2]],"attendants":[],"cards":[]},{"throne":"throne_corridor_food","rooms":[["afternoon_tea_room",0,1],["schoolhouse",1,1],["hall_of_puzzled_floors",1,2],["guardhouse",2,0],["hidden_lair",1,-1],["quiet_room",0,-1]],"attendants":[],"cards":[]}],"bonuses":[null,null,null],"proposals":[null,null,null],"before":[4,5,4]}',1.79486509060320091244e+09,1.79486510906465959553e+09,'{}',NULL);
INSERT INTO "tables" VALUES('Y2YHZ6',1572002778421657602,1572002778480377857,'dragon_castle','{"castle":"standard","heights":"","spirits":[],"random_spirits":0,"dragons":[],"random_dragons":0,"realm_rows":4,"realm_columns":6,"shrines_break_ties":false}',1572002778480377856,'en','playing',28,2,1,'[{"castle":"standard","heights":"","spirits":[],"random_spirits":0,"dragons":[],"random_dragons":0,"realm_rows":4,"realm_columns":6,"shrines_break_ties":false},2,["ba7d8c77c71aeab4117c6e9b8449f00b",85],[],[],[12,[0,0,0,1,1,1,1,1,1,0,0,0,0,0,1,1,1,1,1,1,1,1,0,0,0,0,1,2,2,2,2,2,2,0,0,0,0,1,1,2,3,2,2,2,2,1,1,0,0,1,1,2,2,2,2,2,2,1,1,0,0,1,1,1,2,3,3,3,2,1,0,0,0,0,1,1,2,2,2,2,2,1,0,0,0,0,1,1,1,1,1,1,1,1,0,0,0,0,0,1,1,1,1,1,1,0,0,0],["","","","W4","S4","M4","W4","W3","S3","","","","","","E3","S4","E3","S2","M2","W3","F5","E3","","","","","E3","S2","F1","S5","D1","F4","M6","","","","","F4","M6","W1","S4","M2","S5","D3","F4","E1","S4","","","M6","E2","F3","M4","F3","F5","E1","D2","W3","E2","","","D2","F2","E4","M5","M2","S6","F3","E1","S5","","","","","E2","E1","M5","E4","D1","S2","D2","M4","","","","","S1","F3","W4","S3","M3","W2","S3","S5","","","","","","M3","F6","D2","S6","F6","W3","","",""]],["M1","M1","M3","M3","M4","M5","M5","M6","F1","F1","F1","F2","F4","F5","F5","F6","F6","S1","S1","S1","S2","S3","E2","E4","E4","W1","W1","W1","W2","W4","D1","D1"],37,2,5,1,4,false,[0,"act",null,[],[],[],null,"sets",null,[],[],0,[],[],[]],[[6,[0,0,0,0,0,0,1,0,0,1,0,1,0,0,0,1,0,0,0,0,0,0,0,0],["","","","","","","F2","","","M1","","M1","","","","F2","","","","","","","",""],[false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false],1,0,1,0],[6,[1,1,1,0,0,0,1,0,1,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0],["D3","D3","S6","","","","D3","","S6","","","","W2","W2","","","","","","","","","",""],[false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false],2,0,0,0]],[],0,[[1,"pair",[[4,7],[5,10]],["S6","S6"],[[0,2],[1,2]],[],[],null,0,""]]]',1.79486511009013295168e+09,1.79486511899205446237e+09,'{}',NULL);
INSERT INTO "tables" VALUES('98UW4Y',1572002778421657602,1572002778480377857,'mad_king_ludwig','{"left_out":[],"cards_left_out":[],"size_cards_left_out":[]}',1572002778480377856,'en','playing',10,2,1,'[{"left_out":[],"cards_left_out":[],"size_cards_left_out":[]},2,["733147ec297c031fb36cf8dccd08a1d1",66],"buy",2,false,0,[0,0,false,[],null,[],[]],[["mold_room",1000],["venus_grotto",1000],["stables",0],["laundry_room",1000],["pantry",1000]],[],[["larder","lilac_cabinet","focus_room","cloak_room"],["flute_room","bertas_study","fungus_room","bottomless_pit"],["meat_locker","food_prep_room","nap_room","dressing_room","dirt_room"],["oratory","knight_room","gatekeepers_lodge","shed"],["dining_room","kitchen","guest_bedroom","panic_room"],["bowling_alley","train_room","upper_hall","hall_of_mirrors"],["observatory","french_pavilion","pumpkin_garden","servants_quarters"],["dungeon","west_tapestry_room","drawing_room","formal_gardens"],["theater","meeting_hall","hundings_hut"],["singers_hall","vestibule","terrace_gardens"]],[["buttery","pink_cabinet","powder_room","broom_closet"],["parlor","study","piano_room","the_hole"],["anteroom","solar","utility_room","washroom"],["sewing_room","billiard_room","crypt","porch"],["scullery","tasso_room","queens_bedroom","sauna"],["great_hall","salon"],["east_tapestry_room","grand_bedchamber"],["armory","coach_house"],["secret_lair","orangery"],["audience_room","throne_room"]],5,4,[],[4,4,5,4,4,5,5,5,4,4],16,[1,1,0,1,1,0,0,0,1,1],[],["count_downstairs","square_rooms"],["type_downstairs","type_food","type_outdoor","type_sleeping","type_utility","size_150","size_200","size_250","size_300","size_350","size_400","size_450","size_500","all_sizes","all_types","hallways","stairs","external_entrances","completed","square_rooms","round_rooms"],["type_activity","coins"],[[[["foyer3",0,0,0],["sitting_room",-3,0,0]],7000,["size_100","size_600"],1,[["printed",1,4]]],[[["foyer4",0,0,0]],33000,["type_corridor","type_living"],0,[]]],[1,"pass",[],0,0]]',1.79486511946622776989e+09,1.79486513495699214933e+09,'{}',NULL);
INSERT INTO "tables" VALUES('2ZXUPR',1572002778421657602,1572002778480377857,'kingdomino','{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false}',1572002778480377856,'en','lobby',1,1,1,NULL,1.79486513660628199577e+09,1.79486513660628199577e+09,'{}',NULL);
CREATE TABLE waits (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    since    REAL,                       -- time while the bot was down is added to it; NULL: no longer
    next     REAL,                       -- when the next thing is to be done about it; NULL: nothing more
    reminded INTEGER NOT NULL DEFAULT 0, -- how many reminders were sent
    message  TEXT,                       -- where the last reminder is
    agreed   TEXT NOT NULL DEFAULT '[]', -- JSON: who wants somebody to stand in
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "waits" VALUES('384WEJ',0,1794865108.867,1794951508.867,0,NULL,'[]');
INSERT INTO "waits" VALUES('7QDATG',0,1794865089.54,1794951489.54,0,NULL,'[]');
INSERT INTO "waits" VALUES('98UW4Y',0,1794865134.957,1794951534.957,0,NULL,'[]');
INSERT INTO "waits" VALUES('Y2YHZ6',0,1794865118.992,1794951518.992,0,NULL,'[]');
CREATE INDEX tables_open ON tables (guild, phase) WHERE phase IN ('lobby', 'playing');
CREATE INDEX seats_of_user ON seats (user) WHERE user IS NOT NULL;
CREATE INDEX posts_at ON posts (venue) WHERE venue IS NOT NULL;
CREATE INDEX waits_next ON waits (next) WHERE next IS NOT NULL;
CREATE INDEX waits_reminded ON waits (table_id) WHERE message IS NOT NULL AND reminded = 0;
COMMIT;
PRAGMA user_version = 4;
