-- since 0064
-- Whose phone numbers a person had shown on a day.
create table person_reveal (
  person_id  bigint not null references person,
  day        date not null,
  buyer_id   bigint not null,
  primary key (person_id, day, buyer_id)
);
