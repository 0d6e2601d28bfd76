-- What a bot of schema 1 had stored: two games, a lobby and a closed table, posts, duties, a setting.
INSERT INTO tables (id, guild, channel, game, options, host, lang, phase, seq, rules_version, schema, state, created, changed, terms, wish)
    VALUES ('JBQGCE', 7, 70, 'kingdomino', '{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false}', 101, 'en', 'playing', 16, 1, 1, '{"options":{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false},"seats":3,"chance":{"seed":"4bbefb0bb7389709ae2bdd266202d715","drawn":15},"game":1,"round":3,"phase":"place","line":[4,8,40],"owners":[1,2,0],"turn":0,"next_line":[5,26,30],"next_owners":[null,null,null],"king":null,"kings":[],"unseen":[1,3,7,9,10,11,12,13,14,15,17,18,20,21,22,23,24,25,27,28,29,31,32,33,35,36,37,38,39,41,43,44,45,46,47,48],"kingdoms":[{"placements":[[2,[-1,1],[0,1]],[42,[1,1],[1,0]]],"discarded":[]},{"placements":[[16,[0,-1],[-1,-1]],[19,[1,1],[1,0]]],"discarded":[]},{"placements":[[34,[0,-2],[0,-1]],[6,[-2,-1],[-1,-1]]],"discarded":[]}],"earlier":[],"last":[0,[42,[1,1],[1,0]],2,null,40]}', 1790000000.0, 1790000041.0, '{}', NULL);
INSERT INTO tables (id, guild, channel, game, options, host, lang, phase, seq, rules_version, schema, state, created, changed, terms, wish)
    VALUES ('3TUFVK', 7, 70, 'between_two_castles', '{"quick":false,"seniority":[]}', 102, 'en', 'playing', 12, 2, 1, '{"options":{"quick":false,"seniority":[]},"seats":3,"chance":{"seed":"3b4b1ee30387a3b970e35cf1d63411eb","drawn":30},"round":1,"turn":1,"phase":"build","supply":["bakery","buttery","chocolate_room","sauerkraut_room","cutlery_room","crepery","wine_room","morning_tea_room","afternoon_tea_room","meat_locker","pantry","breakfast_nook","scullery","siege_food_storage","brandy_room","brewery","ice_house","taxidermy_showroom","reception_room","reading_room","fireplace","harp_room","sitting_room","vestibule","rug_room","map_room","study","observatory","library","salon","gallery","hat_room","waiting_room","cape_room","drawing_room","schoolhouse","torch_storage","scythe_room","powder_room","panic_room","game_storage","mud_room","repair_shop","kittenry","crown_storage","dumbwaiter","tool_room","sauna","glassmaking_room","kennel","shield_room","key_room","archery_range","guardhouse","sty","swimming_hole","winter_garden","fish_pond","biergarten","flower_garden","butterfly_garden","french_gazebo","walking_path","vegetable_garden","terrace","firewood_storage","aviary","turtle_pond","pumpkin_garden","stables","grand_balcony","nap_room","bunk_room","servants_quarters","solar","in_law_suite","nursery","rabbit_room","dreaming_room","guest_bedroom","hibernation_chamber","kings_chambers","princes_chambers","tasso_room","childrens_room","princess_chambers","dressing_room","queens_chambers","puppy_room","blanket_room","hall_of_ever_closing_walls","hall_of_paintings","hidden_passage","hall_of_doors","hall_of_puzzled_floors","hall_of_creaking_floors","hall_of_mirrors","great_hall","lockdown_room","escape_room","hall_of_sculptures","promenade","hall_of_ghosts","purgatory","padded_room","venus_grotto","spy_room","gunpowder_room","the_hole","jewel_room","hidden_entrance","dungeon","subterranean_tunnel","armory","crypt","snake_pit","knight_room","wine_cellar","hidden_lair","mold_room"],"discard":[],"deck":["types_present","per_attendant","per_food","per_living","per_utility","per_outdoor","per_sleeping","per_corridor","per_downstairs","per_special","below_ground","level_3_up","total_height","total_width","surrounded_8","edges_4","throne_edge_types","throne_ring","five_of_type","three_of_type"],"card_discard":[],"hands":[["spice_room","meditation_room","tapestry_room","laundry_room","broom_closet","hall_of_windows","treasure_room"],["parlor","coat_room","pillow_room","between_two_rooms","dead_end","fungus_room","quiet_room"],["washroom","vineyard","midnight_room","hall_of_knights","pacing_hall","laboratory","pit_of_despair"]],"picks":[[],[],["kitchen"]],"owed":[[false,false],[false,false],[true,false]],"castles":[{"throne":"throne_food_sleeping","rooms":[["chicken_coop",-1,0],["hall_of_portraits",2,0]],"attendants":[],"cards":[]},{"throne":"throne_utility_sleeping","rooms":[["dining_room",1,1],["china_room",2,0]],"attendants":[],"cards":[]},{"throne":"throne_corridor_food","rooms":[["echo_chamber",1,1]],"attendants":[],"cards":[]}],"bonuses":[null,null,null],"proposals":[null,null,null],"before":[0,0,0]}', 1790000006.0, 1790000042.0, '{}', NULL);
INSERT INTO tables (id, guild, channel, game, options, host, lang, phase, seq, rules_version, schema, state, created, changed, terms, wish)
    VALUES ('QZUPKT', 7, 70, 'kingdomino', '{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false}', 103, 'en', 'ended', 2, 1, 1, NULL, 1790000037.0, 1790000038.0, '{}', NULL);
INSERT INTO tables (id, guild, channel, game, options, host, lang, phase, seq, rules_version, schema, state, created, changed, terms, wish)
    VALUES ('9XHY58', 8, 80, 'kingdomino', '{"dynasty":false,"middle_kingdom":false,"harmony":false,"mighty_duel":false}', 103, 'ru', 'lobby', 1, 1, 1, NULL, 1790000039.0, 1790000039.0, '{}', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('3TUFVK', 0, 102, 'Bob', NULL, 'pl', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('3TUFVK', 1, 101, 'Ann', NULL, 'en', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('3TUFVK', 2, 103, 'Cec', NULL, 'ru', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('9XHY58', 0, 103, 'Cec', NULL, 'ru', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('JBQGCE', 0, 101, 'Ann', NULL, 'en', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('JBQGCE', 1, 102, 'Bob', NULL, 'pl', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('JBQGCE', 2, NULL, 'Gargoyle', 'greedy', 'en', NULL);
INSERT INTO seats (table_id, seat, "user", name, computer, lang, stand_in)
    VALUES ('QZUPKT', 0, 103, 'Cec', NULL, 'ru', NULL);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 1, 'opened', 102, 0, NULL, '[]', 1004, 1790000006.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 2, 'joined', 101, NULL, NULL, '[]', 1005, 1790000007.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 3, 'joined', 103, NULL, NULL, '[]', 1006, 1790000008.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 4, 'started', 102, 0, NULL, '[]', 1007, 1790000009.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 5, 'acted', 102, 0, 'draft chicken_coop echo_chamber', '[{"kind":"picked","seat":0,"facts":{"rooms":["chicken_coop","echo_chamber"]},"only":[0]},{"kind":"chosen","seat":0,"facts":{"left":2},"only":null}]', 1014, 1790000023.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 6, 'acted', 101, 1, 'draft dining_room hall_of_portraits', '[{"kind":"picked","seat":1,"facts":{"rooms":["dining_room","hall_of_portraits"]},"only":[1]},{"kind":"chosen","seat":1,"facts":{"left":1},"only":null}]', 1015, 1790000025.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 7, 'acted', 103, 2, 'draft kitchen china_room', '[{"kind":"picked","seat":2,"facts":{"rooms":["kitchen","china_room"]},"only":[2]},{"kind":"chosen","seat":2,"facts":{"left":0},"only":null},{"kind":"revealed","seat":null,"facts":{"picks":[["chicken_coop","echo_chamber"],["dining_room","hall_of_portraits"],["kitchen","china_room"]]},"only":null}]', 1016, 1790000027.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 8, 'acted', 102, 0, 'place right echo_chamber 1,1', '[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":2,"room":"echo_chamber","x":1,"y":1,"source":"draft","gain":2,"points":2},"only":null}]', 1017, 1790000029.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 9, 'acted', 102, 0, 'place left chicken_coop -1,0', '[{"kind":"placed","seat":0,"facts":{"owner":0,"castle":0,"room":"chicken_coop","x":-1,"y":0,"source":"draft","gain":0,"points":0},"only":null}]', 1018, 1790000031.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 10, 'acted', 101, 1, 'place right hall_of_portraits 2,0', '[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":0,"room":"hall_of_portraits","x":2,"y":0,"source":"draft","gain":0,"points":0},"only":null}]', 1019, 1790000033.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 11, 'acted', 101, 1, 'place left dining_room 1,1', '[{"kind":"placed","seat":1,"facts":{"owner":1,"castle":1,"room":"dining_room","x":1,"y":1,"source":"draft","gain":0,"points":0},"only":null}]', 1020, 1790000035.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('3TUFVK', 12, 'acted', 103, 2, 'place right china_room 2,0', '[{"kind":"placed","seat":2,"facts":{"owner":2,"castle":1,"room":"china_room","x":2,"y":0,"source":"draft","gain":2,"points":2},"only":null}]', 1026, 1790000042.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('9XHY58', 1, 'opened', 103, 0, NULL, '[]', 1023, 1790000039.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 1, 'opened', 101, 0, NULL, '[]', 1000, 1790000000.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 2, 'joined', 102, NULL, NULL, '[]', 1001, 1790000001.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 3, 'computer-added', 101, 0, NULL, '[]', 1002, 1790000002.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 4, 'started', 101, 0, NULL, '[]', 1003, 1790000003.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 5, 'acted', NULL, 2, 'claim 34', '[{"kind":"claimed","seat":2,"facts":{"domino":34,"forced":false},"only":null},{"kind":"king_drawn","seat":0,"facts":{},"only":null}]', NULL, 1790000004.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 6, 'acted', 101, 0, 'claim 2', '[{"kind":"claimed","seat":0,"facts":{"domino":2,"forced":false},"only":null},{"kind":"king_drawn","seat":1,"facts":{},"only":null},{"kind":"claimed","seat":1,"facts":{"domino":16,"forced":true},"only":null},{"kind":"line","seat":null,"facts":{"dominoes":[6,19,42]},"only":null}]', 1008, 1790000011.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 7, 'acted', 101, 0, 'place 2 -1,1 E', '[{"kind":"placed","seat":0,"facts":{"domino":2,"first":[-1,1],"second":[0,1],"gain":0,"points":0},"only":null}]', 1009, 1790000013.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 8, 'acted', 101, 0, 'claim 42', '[{"kind":"claimed","seat":0,"facts":{"domino":42,"forced":false},"only":null}]', 1010, 1790000014.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 9, 'acted', 102, 1, 'place 16 0,-1 W', '[{"kind":"placed","seat":1,"facts":{"domino":16,"first":[0,-1],"second":[-1,-1],"gain":0,"points":0},"only":null}]', 1011, 1790000016.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 10, 'acted', 102, 1, 'claim 19', '[{"kind":"claimed","seat":1,"facts":{"domino":19,"forced":false},"only":null}]', 1012, 1790000017.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 11, 'acted', NULL, 2, 'place 34 0,-2 S', '[{"kind":"placed","seat":2,"facts":{"domino":34,"first":[0,-2],"second":[0,-1],"gain":1,"points":1},"only":null},{"kind":"claimed","seat":2,"facts":{"domino":6,"forced":true},"only":null},{"kind":"line","seat":null,"facts":{"dominoes":[4,8,40]},"only":null}]', NULL, 1790000018.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 12, 'acted', NULL, 2, 'place 6 -2,-1 E', '[{"kind":"placed","seat":2,"facts":{"domino":6,"first":[-2,-1],"second":[-1,-1],"gain":0,"points":1},"only":null}]', NULL, 1790000019.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 13, 'acted', NULL, 2, 'claim 8', '[{"kind":"claimed","seat":2,"facts":{"domino":8,"forced":false},"only":null}]', NULL, 1790000020.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 14, 'acted', 102, 1, 'place 19 1,1 N', '[{"kind":"placed","seat":1,"facts":{"domino":19,"first":[1,1],"second":[1,0],"gain":1,"points":1},"only":null}]', 1013, 1790000022.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 15, 'acted', 102, 1, 'claim 4', '[{"kind":"claimed","seat":1,"facts":{"domino":4,"forced":false},"only":null}]', 1024, 1790000040.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('JBQGCE', 16, 'acted', 101, 0, 'place 42 1,1 N', '[{"kind":"placed","seat":0,"facts":{"domino":42,"first":[1,1],"second":[1,0],"gain":2,"points":2},"only":null},{"kind":"claimed","seat":0,"facts":{"domino":40,"forced":true},"only":null},{"kind":"line","seat":null,"facts":{"dominoes":[5,26,30]},"only":null}]', 1025, 1790000041.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('QZUPKT', 1, 'opened', 103, 0, NULL, '[]', 1021, 1790000037.0);
INSERT INTO events (table_id, seq, verb, "user", seat, action, outcome, request, at)
    VALUES ('QZUPKT', 2, 'ended', 103, 0, NULL, '[]', 1022, 1790000038.0);
INSERT INTO duties (table_id, kind, seq)
    VALUES ('3TUFVK', 'board', 12);
INSERT INTO duties (table_id, kind, seq)
    VALUES ('3TUFVK', 'private_messages', 12);
INSERT INTO duties (table_id, kind, seq)
    VALUES ('9XHY58', 'lobby', 1);
INSERT INTO duties (table_id, kind, seq)
    VALUES ('JBQGCE', 'board', 16);
INSERT INTO posts (table_id, venue, lobby, board, shown, private_messages, since, chapter, posted, told)
    VALUES ('3TUFVK', 5002, 2, 'm5', 11, '{"0": [null, null, true], "1": [null, null, true], "2": [null, null, true]}', 6, 'build1.1', 1790000028.0, '[103]');
INSERT INTO posts (table_id, venue, lobby, board, shown, private_messages, since, chapter, posted, told)
    VALUES ('JBQGCE', 5001, 1, 'm4', 13, '{}', 8, NULL, 1790000021.0, '[102]');
INSERT INTO posts (table_id, venue, lobby, board, shown, private_messages, since, chapter, posted, told)
    VALUES ('QZUPKT', NULL, 3, NULL, 0, '{}', 0, NULL, 0.0, '[]');
INSERT INTO facts (name, value)
    VALUES ('application', '4711');
INSERT INTO facts (name, value)
    VALUES ('commands', 'abc');
INSERT INTO facts (name, value)
    VALUES ('stopped', 'cleanly');
INSERT INTO people ("user", settings)
    VALUES (101, '{"words_first":true}');
