-- A data file of schema 1 as its bot left it: two games and a lobby, with duties that were not done yet.
BEGIN TRANSACTION;
CREATE TABLE duties (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'status', 'letters', 'computer')),
    seq      INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO "duties" VALUES('7TKJKE','board',5);
INSERT INTO "duties" VALUES('ASKM35','lobby',1);
INSERT INTO "duties" VALUES('CG6G8Q','board',13);
INSERT INTO "duties" VALUES('CG6G8Q','letters',13);
INSERT INTO "duties" VALUES('CG6G8Q','status',6);
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
INSERT INTO "events" VALUES('7TKJKE',1,'opened',101,0,NULL,'[]',1010,1700000000.0);
INSERT INTO "events" VALUES('7TKJKE',2,'joined',102,NULL,NULL,'[]',1011,1700000000.0);
INSERT INTO "events" VALUES('7TKJKE',3,'joined',103,NULL,NULL,'[]',1012,1700000000.0);
INSERT INTO "events" VALUES('7TKJKE',4,'started',101,0,NULL,'[]',NULL,1700000000.0);
INSERT INTO "events" VALUES('7TKJKE',5,'acted',102,1,'claim 8','[{"kind":"claimed","seat":1,"facts":{"domino":8,"forced":false},"only":null},{"kind":"king_drawn","seat":0,"facts":{},"only":null}]',3000,1700000000.0);
INSERT INTO "events" VALUES('ASKM35',1,'opened',102,0,NULL,'[]',4000,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',1,'opened',101,0,NULL,'[]',1000,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',2,'joined',102,NULL,NULL,'[]',1001,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',3,'joined',103,NULL,NULL,'[]',1002,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',4,'started',101,0,NULL,'[]',NULL,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',5,'acted',101,0,'draft buttery spice_room','[{"kind":"picked","seat":0,"facts":{"rooms":["buttery","spice_room"]},"only":[0]},{"kind":"chosen","seat":0,"facts":{"left":2},"only":null}]',2000,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',6,'acted',102,1,'draft scullery map_room','[{"kind":"picked","seat":1,"facts":{"rooms":["scullery","map_room"]},"only":[1]},{"kind":"chosen","seat":1,"facts":{"left":1},"only":null}]',2001,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',7,'acted',103,2,'draft vestibule scythe_room','[{"kind":"picked","seat":2,"facts":{"rooms":["vestibule","scythe_room"]},"only":[2]},{"kind":"chosen","seat":2,"facts":{"left":0},"only":null},{"kind":"revealed","seat":null,"facts":{"picks":[["buttery","spice_room"],["scullery","map_room"],["vestibule","scythe_room"]]},"only":null}]',2002,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',8,'acted',101,0,'place left buttery 0,1','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":0,"room":"buttery","x":0,"y":1,"source":"draft","gain":0,"points":0},"only":null}]',NULL,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',9,'acted',101,0,'place right spice_room 0,1','[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":2,"room":"spice_room","x":0,"y":1,"source":"draft","gain":2,"points":2},"only":null}]',NULL,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',10,'acted',102,1,'place left scullery 0,1','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":1,"room":"scullery","x":0,"y":1,"source":"draft","gain":0,"points":0},"only":null}]',NULL,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',11,'acted',102,1,'place right map_room 0,2','[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":0,"room":"map_room","x":0,"y":2,"source":"draft","gain":0,"points":0},"only":null}]',NULL,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',12,'acted',103,2,'place left vestibule 0,2','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":2,"room":"vestibule","x":0,"y":2,"source":"draft","gain":1,"points":3},"only":null}]',NULL,1700000000.0);
INSERT INTO "events" VALUES('CG6G8Q',13,'acted',103,2,'place right scythe_room 0,2','[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":1,"room":"scythe_room","x":0,"y":2,"source":"draft","gain":2,"points":2},"only":null},{"kind":"turn_began","seat":null,"facts":{"round":1,"turn":2,"hand":7},"only":null}]',NULL,1700000000.0);
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE posts (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    place    INTEGER,                   -- where it is played: the thread, or the channel without one
    lobby    INTEGER,                   -- the lobby's message
    board    TEXT,                      -- JSON: the last public picture's message and attachment
    shown    INTEGER NOT NULL,          -- the last event that a public picture has told
    letters  TEXT NOT NULL              -- JSON: by seat, the mark of the last private message
) STRICT, WITHOUT ROWID;
INSERT INTO "posts" VALUES('7TKJKE',5001,1,'m1',4,'{}');
INSERT INTO "posts" VALUES('CG6G8Q',5002,2,'m0',4,'{"0": "d1.1", "1": "d1.1", "2": "d1.1"}');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER,                   -- NULL: a computer player
    name     TEXT NOT NULL,
    computer TEXT,                      -- which computer player
    lang     TEXT NOT NULL,             -- the language of private messages
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('7TKJKE',0,101,'Ann',NULL,'en');
INSERT INTO "seats" VALUES('7TKJKE',1,102,'Bob',NULL,'ru');
INSERT INTO "seats" VALUES('7TKJKE',2,103,'Cec',NULL,'pl');
INSERT INTO "seats" VALUES('ASKM35',0,102,'Bob',NULL,'ru');
INSERT INTO "seats" VALUES('CG6G8Q',0,101,'Ann',NULL,'en');
INSERT INTO "seats" VALUES('CG6G8Q',1,102,'Bob',NULL,'ru');
INSERT INTO "seats" VALUES('CG6G8Q',2,103,'Cec',NULL,'pl');
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
) STRICT;
INSERT INTO "tables" VALUES('CG6G8Q',7,70,'between_two_castles','{"agree":false,"seniority":[]}',101,'en','playing',13,1,1,'{"options":{"agree":false,"seniority":[]},"seats":3,"chance":{"seed":"ca36194743d1e4a02fd17b1085eafc00","drawn":30},"round":1,"turn":2,"phase":"draft","supply":["bakery","chocolate_room","sauerkraut_room","kitchen","cutlery_room","crepery","wine_room","morning_tea_room","dining_room","afternoon_tea_room","meat_locker","pantry","breakfast_nook","brewery","ice_house","china_room","taxidermy_showroom","reception_room","parlor","reading_room","fireplace","harp_room","sitting_room","rug_room","meditation_room","study","observatory","library","salon","tapestry_room","hat_room","waiting_room","cape_room","drawing_room","schoolhouse","torch_storage","washroom","powder_room","panic_room","coat_room","repair_shop","kittenry","dumbwaiter","tool_room","glassmaking_room","laundry_room","kennel","broom_closet","key_room","archery_range","guardhouse","sty","swimming_hole","chicken_coop","winter_garden","fish_pond","biergarten","flower_garden","french_gazebo","walking_path","vegetable_garden","terrace","firewood_storage","aviary","turtle_pond","pumpkin_garden","stables","grand_balcony","midnight_room","nap_room","bunk_room","servants_quarters","solar","in_law_suite","nursery","dreaming_room","guest_bedroom","hibernation_chamber","kings_chambers","princes_chambers","pillow_room","childrens_room","dressing_room","queens_chambers","blanket_room","hall_of_ever_closing_walls","hall_of_paintings","hidden_passage","between_two_rooms","hall_of_doors","hall_of_puzzled_floors","hall_of_creaking_floors","hall_of_mirrors","echo_chamber","hall_of_windows","great_hall","hall_of_portraits","hall_of_sculptures","promenade","pacing_hall","dead_end","hall_of_ghosts","purgatory","padded_room","venus_grotto","spy_room","the_hole","jewel_room","laboratory","fungus_room","dungeon","armory","crypt","snake_pit","pit_of_despair","quiet_room","knight_room","wine_cellar","hidden_lair","treasure_room"],"discard":[],"deck":["types_present","per_attendant","per_food","per_living","per_utility","per_outdoor","per_sleeping","per_corridor","per_downstairs","per_special","below_ground","level_3_up","total_height","total_width","surrounded_8","edges_4","throne_edge_types","throne_ring","five_of_type","three_of_type"],"card_discard":[],"hands":[["shield_room","butterfly_garden","princess_chambers","puppy_room","escape_room","hidden_entrance","mold_room"],["siege_food_storage","brandy_room","gallery","mud_room","sauna","lockdown_room","gunpowder_room"],["game_storage","crown_storage","vineyard","rabbit_room","tasso_room","hall_of_knights","subterranean_tunnel"]],"picks":[[],[],[]],"owed":[[false,false],[false,false],[false,false]],"castles":[{"throne":"throne_living_corridor","rooms":[["buttery",0,1],["map_room",0,2]],"attendants":[],"cards":[]},{"throne":"throne_corridor_downstairs","rooms":[["scullery",0,1],["scythe_room",0,2]],"attendants":[],"cards":[]},{"throne":"throne_corridor_food","rooms":[["spice_room",0,1],["vestibule",0,2]],"attendants":[],"cards":[]}],"bonuses":[null,null,null],"proposals":[null,null,null],"before":[0,0,0]}',1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('7TKJKE',7,70,'kingdomino','{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false}',101,'en','playing',5,1,1,'{"options":{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false},"seats":3,"chance":{"seed":"b7a3d859602f96b7e0bcb9923409339e","drawn":5},"game":1,"round":0,"phase":"claim","line":[],"owners":[],"turn":0,"next_line":[8,24,28],"next_owners":[1,null,null],"king":0,"kings":[2],"unseen":[1,2,3,4,5,6,7,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,25,26,27,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48],"kingdoms":[{"placements":[],"discarded":[]},{"placements":[],"discarded":[]},{"placements":[],"discarded":[]}],"earlier":[],"last":[1,null,0,null,8]}',1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('ASKM35',7,70,'dragon_castle','{"castle":"standard","heights":"","spirits":[],"random_spirits":0,"dragons":[],"random_dragons":0,"realm_rows":4,"realm_columns":6,"shrines_break_ties":false}',102,'en','lobby',1,1,1,NULL,1700000000.0,1700000000.0);
CREATE INDEX tables_open ON tables (guild, phase) WHERE phase IN ('lobby', 'playing');
CREATE INDEX seats_of_user ON seats (user) WHERE user IS NOT NULL;
CREATE INDEX posts_at ON posts (place) WHERE place IS NOT NULL;
COMMIT;
PRAGMA user_version = 1;
