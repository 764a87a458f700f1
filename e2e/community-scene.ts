import type { Page } from '@playwright/test'
import { call } from './buying.ts'
import { sql } from './shop-database.ts'

/** Posts no other journey touches, older than all others, so that they come last in every feed. */
export async function somePosts(count: number): Promise<{ id: number; title: string; titleEn: string }[]> {
  const rows = await sql<{ id: string; zh: string; en: string }>(
    `with fresh as (
       select nextval(pg_get_serial_sequence('post', 'id')) as id from generate_series(1, $1::int)
     ), model as (select * from post where published_at > '2010-01-01' order by id limit 1)
     insert into post (id, title, summary, content, picture, published_at)
     select fresh.id, jsonb_build_object('zh_CN', '旅途见闻 ' || fresh.id, 'en_US', 'Travel notes ' || fresh.id),
       model.summary, model.content, model.picture, '2001-01-01'
     from fresh, model returning id, title ->> 'zh_CN' as zh, title ->> 'en_US' as en`,
    [count],
  )
  return rows.map(({ id, zh, en }) => ({ id: Number(id), title: zh, titleEn: en }))
}

/** Comments of the demo shop's other buyers on a post, long ago. */
export async function someComments(postId: number, count: number): Promise<void> {
  await sql(
    `insert into post_comment (post_id, buyer_id, content, created_at)
     select $1, (select id from buyer where password_hash = '' and closed_at is null order by id limit 1),
       '第 ' || n || ' 条', timestamptz '2001-01-01' + n * interval '1 minute' from generate_series(1, $2::int) n`,
    [postId, count],
  )
  await sql(
    'update post set comments = (select count(*) from post_comment where post_id = $1) where id = $1',
    [postId],
  )
}

/** This browser's buyer likes them, one after another. */
export async function haveLiked(page: Page, posts: readonly { id: number }[]): Promise<void> {
  const { id } = await call<{ id: number }>(page, '/v1/6486f3c53f10f')
  const ids = posts.map((post) => post.id)
  await sql(
    `insert into post_reaction (buyer_id, post_id, reaction, changed_at)
     select $1, post.id, 1, now() + place * interval '1 millisecond'
     from unnest($2::bigint[]) with ordinality as post (id, place)`,
    [id, ids],
  )
  await sql('update post set likes = likes + 1 where id = any($1::bigint[])', [ids])
}
