import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { countedRows } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { seedAccount } from './seed-account.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCommunity } from './seed-community.ts'
import { seedConversation } from './seed-conversation.ts'

const app = testApp()
const seeds = path.resolve(import.meta.dirname, '../../../seeds')
const read: ReadSeed = async <T>(name: string) =>
  JSON.parse(await readFile(path.join(seeds, `${name}.json`), 'utf8')) as T

test('the demo shop has 30 posts, all talked about, with counts that are the number of their rows', async () => {
  // A clock behind the seeds: all posts are there nevertheless.
  app().now = new Date('2024-02-29T08:00:00Z')
  await app().database.write(async (tx) => {
    await seedAccount(tx, read, app().now)
    await seedCatalogue(tx, read, app().now)
    await seedCommunity(tx, read, app().now)
    await seedConversation(tx, read, app().now)
  })
  const pages = await Promise.all([1, 2, 3].map((page) => app().as().community.listPosts({ page })))
  const posts = pages.flatMap(({ data }) => data?.data ?? [])
  expect(posts).toHaveLength(30)
  for (const post of posts) {
    expect(post).toMatchObject(await countedRows(app().database.read, post.id))
    expect(post.comment_num).toBeGreaterThan(0)
    expect(post.zan_num).toBeGreaterThan(0)
  }
  expect(new Set(posts.map(({ zan_num }) => zan_num)).size).toBeGreaterThan(4)
  const { password, prefix, mobile } = DEMO_LOGIN
  const login = await app().as().account.login({ prefix, mobile, password })
  const api = app().as({ token: login.data?.userinfo.user_token ?? '' }).community
  for (const answer of [await api.listLiked(), await api.listDisliked(), await api.listMyComments()]) {
    expect(answer.data?.total).toBeGreaterThan(0)
  }
})
