-- since 0064
-- What cannot be bought for want of a picture, a name or a file is little, and looked for at the desk.
create index concurrently if not exists product_bare on product (id)
  where cardinality(covers) = 0 or name ->> 'zh_CN' = '' or name ->> 'en_US' = '';
create index concurrently if not exists product_virtual on product (id) where virtual;
