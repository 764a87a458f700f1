import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addMessage } from '#features/notices/server/add-message.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { listenLive } from '#testing/listen-live.ts'
import { startTestApp, testApp } from '#testing/start-test-app.ts'
import { features } from './api.ts'
import { openShop } from './open-shop.ts'

const app = testApp()

/** Another process of the same shop: nothing is shared but the database. */
async function openSecondShop() {
  const shop = await openShop({
    databaseUrl: app().database.url,
    databasePool: 4,
    dataDir: app().dataDir,
    publicUrl: 'http://localhost',
    demo: true,
    corsOrigins: [],
    trustProxy: [],
    log: pino({ level: 'silent' }),
    clock: () => app().now,
    shedLoad: false,
    features,
    version: 'test',
  })
  await shop.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.server.address() as AddressInfo
  return { shop, origin: `http://127.0.0.1:${port}` }
}

const words = (word: string) => ({ zh_CN: word, en_US: word })

test('an open page hears of answers, messages and announcements made in another process, and of no stranger’s', async () => {
  const second = await openSecondShop()
  const { id, token } = await aBuyer(app().database)
  const stranger = await aBuyer(app().database)
  const mine = await listenLive(second, token)
  const theirs = await listenLive(second, stranger.token)
  expect(mine.headers.get('content-type')).toMatch('text/event-stream')
  expect(mine.headers.get('cache-control')).toContain('no-store')

  await app().as({ token }).support.sendMessage({ content: '在吗' })
  await expect.poll(() => mine.heard).toEqual(['mine:support'])
  const threads = (await asSeller(app()).supportSeller.listThreads({})).data?.data ?? []
  const thread = threads.find(({ buyer_id }) => buyer_id === id)?.id ?? 0
  await asSeller(app()).supportSeller.answerBuyer({ id: thread, content: '在的' })
  await expect.poll(() => mine.heard.toSorted()).toEqual(['mine:support', 'mine:support', 'mine:unread'])
  mine.heard.splice(0)

  await app().database.write((tx) =>
    addMessage(tx, id, { kind: 'top_up_done', data: { amount: '1.00' } }, app().now),
  )
  await expect.poll(() => mine.heard).toEqual(['mine:unread'])
  await app().as({ token }).notices.markRead({ type: 0 })
  await expect.poll(() => mine.heard).toEqual(['mine:unread', 'mine:unread'])
  expect(theirs.heard).toEqual([])

  await asSeller(app()).noticesSeller.publishNotice({
    kind: 'platform',
    title: words('新'),
    content: words('闻'),
  })
  await expect.poll(() => mine.heard.at(-1)).toBe('all:notices')
  await expect.poll(() => theirs.heard).toEqual(['all:notices'])
  mine.leave()
  theirs.leave()
  await second.shop.close()
})

test('what is rolled back is not heard', async () => {
  const { id, token } = await aBuyer(app().database)
  const page = await listenLive(app(), token)
  await app()
    .database.write(async (tx) => {
      await addMessage(tx, id, { kind: 'top_up_done', data: { amount: '1.00' } }, app().now)
      throw new Error('no')
    })
    .catch(() => undefined)
  await app().as({ token }).support.sendMessage({ content: '之后' })
  await expect.poll(() => page.heard).toEqual(['mine:support'])
  page.leave()
})

test('visitors and ended logins are sent away without an error, and who logs out is told to leave', async () => {
  expect((await fetch(`${app().origin}/live`)).status).toBe(204)
  expect((await listenLive(app(), 'nonsense')).status).toBe(204)
  const { token } = await aBuyer(app().database)
  const page = await listenLive(app(), token)
  await app().as({ token }).account.logOut()
  await page.ended
  expect(page.heard).toEqual(['bye:bye'])
  expect((await listenLive(app(), token)).status).toBe(204)
})

test('a buyer has eight streams at a time and no more; one that closes makes room', async () => {
  const { token } = await aBuyer(app().database)
  const pages = await Promise.all(Array.from({ length: 12 }, () => listenLive(app(), token)))
  const open = pages.filter(({ status }) => status === 200)
  expect(open).toHaveLength(8)
  expect(pages.filter(({ status }) => status === 204)).toHaveLength(4)
  open[0]?.leave()
  await expect
    .poll(async () => {
      const page = await listenLive(app(), token)
      return page.status
    })
    .toBe(200)
  for (const page of open) page.leave()
})

test('open streams do not hold up a shop that closes', async () => {
  const closing = await startTestApp()
  const { token } = await aBuyer(closing.database)
  const page = await listenLive(closing, token)
  await closing.close()
  // What holds a closing shop up is cut in the end.
  expect(await page.ended).toBe('ended')
})
