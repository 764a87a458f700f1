-- What agreement and privacy policy said when somebody agreed to them: a row for each text anybody has agreed to.
create table page_text (
  id        bigint generated always as identity primary key,
  page_id   integer not null,
  title     texts not null,
  content   texts not null,
  -- Of title and content: the same words again are the same text.
  hash      bytea not null,
  first_at  timestamptz not null,
  unique (page_id, hash)
);

-- Who agreed to which text, when, and in which language they read it. Closing the account takes it back; the row stays, with
-- the orders it belongs to, and no longer says who it was.
create table consent (
  buyer_id      bigint not null references buyer,
  page_text_id  bigint not null references page_text,
  language      text not null,
  agreed_at     timestamptz not null,
  withdrawn_at  timestamptz,
  primary key (buyer_id, page_text_id)
);
