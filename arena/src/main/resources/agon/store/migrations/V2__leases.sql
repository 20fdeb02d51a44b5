-- Who plays a tournament now: one holder at a time, who says again and again that it is still there.
create table lease (
  tournament_id integer primary key references tournament (id),
  token text not null,
  host text not null,
  pid bigint not null,
  started_ms bigint not null,
  heard_ms bigint not null
);
