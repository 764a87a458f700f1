-- What a person wants to see of a list at the desk, under a name of their own: filter, order and columns, as its address has them.
create table list_view (
  id          bigint generated always as identity primary key,
  person_id   bigint not null references person,
  list        text not null check (list in ('orders', 'products', 'buyers', 'requests')),
  name        text not null check (length(name) between 1 and 40),
  asked       text not null check (length(asked) <= 1000),
  -- The list opens with it.
  opens       boolean not null default false,
  created_at  timestamptz not null,
  unique (person_id, list, name)
);
create unique index list_view_opens on list_view (person_id, list) where opens;
