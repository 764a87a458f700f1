-- since 0052
-- What a name is found by, whichever part of it is typed: each of its letters and each pair of neighbours. Trigrams would not
-- do: most Chinese names are two or three characters long, and where a database was made with the locale C, pg_trgm sees none of them.
create function name_parts(written text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select distinct substr(lower(written), at, long)
    from generate_series(1, length(written)) at, generate_series(1, 2) long)
$$;
