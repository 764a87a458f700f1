-- Who works at the desk. A person logs in by email and password, and by a second factor where the role wants one.
create table person (
  id              bigint generated always as identity primary key,
  email           text not null unique check (email = lower(email) and length(email) <= 120),
  name            text not null check (length(name) between 1 and 60),
  role            text not null check (role in ('owner', 'manager', 'packer', 'support', 'editor', 'accountant')),
  password_hash   text not null,
  -- The secret of the second factor, in base32; null while there is none. `pending` is shown and not proved yet.
  factor_secret   text,
  factor_pending  text,
  -- The last time step whose code was taken: a code is good for one login.
  factor_step     bigint not null default 0,
  blocked_at      timestamptz,
  created_at      timestamptz not null
);

create table person_session (
  id            bigint generated always as identity primary key,
  person_id     bigint not null references person,
  token_hash    bytea not null unique,
  -- False until the second factor has been shown: such a session opens nothing but the way to show it.
  proved        boolean not null,
  user_agent    text not null,
  address       text not null,
  created_at    timestamptz not null,
  last_seen_at  timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz
);
create index person_session_person on person_session (person_id) where ended_at is null;

create table recovery_code (
  person_id  bigint not null references person,
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (person_id, code_hash)
);

-- A link that makes a person, once.
create table invitation (
  id          bigint generated always as identity primary key,
  token_hash  bytea not null unique,
  email       text not null check (email = lower(email)),
  role        text not null check (role in ('owner', 'manager', 'packer', 'support', 'editor', 'accountant')),
  invited_by  text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index invitation_open on invitation (email) where used_at is null;
