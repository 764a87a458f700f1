-- since 0064
-- How people at the desk get back in, and what they are told of whoever tried in their name.

-- A link that sets a new password, once.
create table password_link (
  id          bigint generated always as identity primary key,
  person_id   bigint not null references person,
  token_hash  bytea not null unique,
  made_by     text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index password_link_open on password_link (person_id) where used_at is null;

-- Since when somebody waits for such a link.
alter table person add column link_wanted_at timestamptz;

-- Codes of the app tried since one was right; whoever tries has the password.
alter table person add column factor_tries int not null default 0;

-- When the person last showed who they are, in this session: what gives lasting power asks for it again.
alter table person_session add column shown_at timestamptz;
-- The second factor was shown, and a new password has to be set before the session opens anything.
alter table person_session add column renews boolean not null default false;

-- Wrong second factors, kept as long as the session they were tried in.
create table factor_miss (
  id          bigint generated always as identity primary key,
  session_id  bigint not null references person_session on delete cascade,
  address     text not null,
  created_at  timestamptz not null
);
create index factor_miss_session on factor_miss (session_id);
