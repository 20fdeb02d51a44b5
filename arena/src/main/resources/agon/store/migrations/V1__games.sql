-- One text for SQLite and PostgreSQL: ids are given by the application, times are milliseconds since 1970.
-- ${bytewise} makes PostgreSQL compare a column byte by byte, as SQLite does anyway.

create table player (
  id integer primary key,
  line text not null unique
);

create table ruleset (
  id integer primary key,
  line text not null unique
);

create table tournament (
  id integer primary key,
  name text not null,
  definition text not null,
  seed bigint not null,
  status text not null check (status in ('running', 'finished', 'stopped')),
  games integer not null,
  created_ms bigint not null,
  updated_ms bigint not null
);

-- What lists and tables need, and no more: rows stay short, so that looking at all of them stays quick.
create table game (
  id integer primary key,
  tournament_id integer references tournament (id),
  slot integer,
  ruleset_id integer not null references ruleset (id),
  first_id integer not null references player (id),
  second_id integer not null references player (id),
  result text not null check (result in ('1-0', '1/2-1/2', '0-1', '*')),
  reason text not null,
  detail text not null,
  margin integer,
  plies integer not null,
  opening_plies integer not null,
  time_control text not null,
  first_used_ms bigint not null,
  second_used_ms bigint not null,
  started_ms bigint,
  ended_ms bigint,
  seed bigint,
  -- The first moves in a code of fixed width, for the explorer; null after another start position.
  line text ${bytewise},
  unique (tournament_id, slot),
  check ((tournament_id is null) = (slot is null))
);

-- The result before the line: then all games that begin so and end so are one range, which is only counted.
create index game_by_line on game (ruleset_id, result, line);

-- The rest of a game: what only those who replay it want.
create table game_text (
  game_id integer primary key references game (id),
  start_text text,
  comment text not null,
  tags text not null,
  moves text not null,
  notes text not null
);

-- Counts of games, kept up with every game, so that nobody has to count a million rows. Tournament 0 is none.
create table tally (
  tournament_id integer not null,
  ruleset_id integer not null references ruleset (id),
  first_id integer not null references player (id),
  second_id integer not null references player (id),
  result text not null,
  reason text not null,
  games bigint not null,
  plies bigint not null,
  primary key (tournament_id, ruleset_id, first_id, second_id, result, reason)
);

create table rating (
  tournament_id integer not null references tournament (id),
  player_id integer not null references player (id),
  at_ms bigint not null,
  games integer not null,
  elo double precision not null,
  error double precision not null,
  primary key (tournament_id, at_ms, player_id)
);
