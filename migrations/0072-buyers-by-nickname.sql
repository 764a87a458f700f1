-- since 0064
-- The release before finds buyers without its own index too, only more slowly.
create index concurrently if not exists buyer_by_nickname_parts on buyer using gin (nickname_parts(nickname));
drop index concurrently if exists buyer_by_name_parts;
