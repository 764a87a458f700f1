-- since 0064
-- What a nickname is found by, whichever part of it is typed: each of its letters, pairs and threes of neighbours. Pairs alone
-- (0053) stand in too many names of a large shop: 'er 10' was looked for among all who are called 'buyer' and have a ten. The function
-- of before stays for the release before.
create function nickname_parts(written text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(lower(written), at, long)
    from generate_series(1, length(written)) at, generate_series(1, 3) long)
$$;
