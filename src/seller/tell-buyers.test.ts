import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { decodeEntities } from '#platform/decode-entities.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

/** Every command opens a shop of its own beside the one of this test. */
vi.setConfig({ testTimeout: 60_000 })

const app = testApp()

/** Where it says something is all the same here. */
async function seller(...args: string[]) {
  const { code, out, err } = await typeAsSeller(app(), args)
  return { code, out: out + err }
}

test('a notice is published, listed and taken back from the terminal; an open shop shows it at once', async () => {
  const titles = async () =>
    (await app().as().notices.listAnnouncements()).data?.data.map(({ title }) => title)
  expect(await titles()).toEqual([])
  const texts = ['--title-zh', '春节', '--title-en', 'Spring', '--text-zh', '照常', '--text-en', 'As usual']
  expect(await seller('notices', 'publish', 'platform', ...texts)).toMatchObject({ code: 0 })
  await expect.poll(titles).toEqual(['春节'])
  const later = await seller('notices', 'publish', 'system', ...texts, '--at', '2099-01-01 08:00')
  expect(later.out).toContain('will be published at 2099-01-01 08:00:00')
  const list = await seller('notices')
  expect(list.out).toMatch(/system +Spring +2099-01-01 08:00:00 +scheduled/)
  expect(list.out).toMatch(/platform +Spring .* published/)
  const { data } = JSON.parse((await seller('notices', '--group', 'platform', '--json')).out)
  expect(await seller('notices', 'remove', String(data.data[0].id))).toMatchObject({ code: 0 })
  await expect.poll(titles).toEqual([])
  expect(await seller('notices', 'remove', '999')).toMatchObject({ code: 1, out: 'There is no notice 999\n' })
  expect(await seller('notices', 'publish', 'gossip')).toMatchObject({ code: 2 })
})

test('who waits is listed, read and answered from the terminal', async () => {
  expect((await seller('support')).out).toContain('Nobody is waiting')
  const { token } = await aBuyer(app().database, { nickname: '小梨' })
  await app().as({ token }).support.sendMessage({ content: '有人吗？\n梨还有货吗' })
  const list = await seller('support')
  expect(list.out).toMatch(/小梨 .*有人吗？ 梨还有货吗/)
  const { data } = JSON.parse((await seller('support', '--json')).out)
  const id = String(data.data[0].id)
  expect((await seller('support', id)).out).toMatch(/小梨\n {2}有人吗？\n {2}梨还有货吗/)
  expect(await seller('support', 'answer', id, '有的，今天到')).toMatchObject({ code: 0, out: 'Answered\n' })
  expect((await app().as({ token }).support.showThread({})).data?.messages.at(-1)?.content).toBe(
    '有的，今天到',
  )
  expect((await seller('support', '--all')).out).toContain('有的，今天到')
  expect(await seller('support', 'answer', '999', '喂')).toMatchObject({ code: 1 })
})

test('a page is set from files, cleaned of scripts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji pages '))
  const file = path.join(folder, 'about.html')
  await writeFile(file, '<h2>我们</h2><script>alert(1)</script>')
  const titles = ['--title-zh', '关于我们', '--title-en', 'About us']
  expect(await seller('pages', 'set', '12', '--zh', file, '--en', file, ...titles)).toMatchObject({ code: 0 })
  const { data } = await app().as().site.showContentPage({ type: 12 })
  expect(decodeEntities(data?.content ?? '')).toBe('<h2>我们</h2>')
  expect((await seller('pages')).out).toMatch(/12 +About us +2/)
  expect((await seller('pages', 'show', '12')).out).toBe('About us\n\n<h2>我们</h2>\n')
  expect(await seller('pages', 'set', '12')).toMatchObject({ code: 2 })
  expect(await seller('pages', 'set', '12', '--zh', `${folder}/none.html`)).toMatchObject({ code: 1 })
  await rm(folder, { recursive: true })
})
