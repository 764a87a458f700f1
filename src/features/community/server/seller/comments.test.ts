import { expect, test, vi } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aPost } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const seller = () => asSeller(app()).communitySeller

async function aComment() {
  const [author, reader] = [await aBuyer(app().database), await aBuyer(app().database)]
  const postId = await aPost(app().database)
  const said = await app()
    .as({ token: author.token })
    .community.addComment({ dynamics_id: postId, content: '加我微信' })
  const report = (token: string) =>
    app()
      .as({ token })
      .community.reportComment({ id: said.data?.id ?? 0 })
  return { author, reader, postId, id: said.data?.id ?? 0, report }
}

const shown = async (id: number) => ({
  count: (await app().as().community.showPost({ id })).data?.comment_num,
  listed: (await app().as().community.listComments({ id })).data?.data.length,
})

test('what buyers report is listed with how many did; a hidden comment is gone and uncounted until it is shown again', async () => {
  const { author, reader, postId, id, report } = await aComment()
  expect(await report(author.token)).toMatchObject({ reason: 'community_report_own' })
  for (let n = 0; n < 2; n += 1) expect(await report(reader.token)).toMatchObject({ code: 1 })
  const reported = async () => (await seller().listSellerComments({ reported: 1, id: postId })).data?.data
  expect(await reported()).toMatchObject([{ id, reports: 1 }])
  expect(await seller().hideComment({ id })).toMatchObject({ reason: 'sellerposts_need_reason' })
  const hide = () => seller().hideComment({ id, reason: '广告' })
  const answers = await Promise.all([hide(), hide(), hide()])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1])
  expect(await shown(postId)).toEqual({ count: 0, listed: 0 })
  expect(await reported()).toEqual([])
  expect((await seller().listSellerComments({ hidden: 1, id: postId })).data?.data).toMatchObject([
    { id, hidden_reason: '广告' },
  ])
  expect(await seller().unhideComment({ id })).toMatchObject({ code: 1 })
  expect(await shown(postId)).toEqual({ count: 1, listed: 1 })
  expect(await reported()).toEqual([])
})

test('a reported comment that was looked at and is fine leaves the list and stays to be read', async () => {
  const { reader, postId, id, report } = await aComment()
  expect(await seller().clearReports({ id })).toMatchObject({ reason: 'sellerposts_not_reported' })
  await report(reader.token)
  const cleared = await typeAsSeller(app(), ['posts', 'clear-reports', String(id)])
  expect(cleared).toEqual({
    code: 0,
    err: '',
    out: `Comment ${id} stays; the reports against it are cleared\n`,
  })
  expect((await seller().listSellerComments({ reported: 1, id: postId })).data?.data).toEqual([])
  expect(await shown(postId)).toEqual({ count: 1, listed: 1 })
})

test('a hidden comment that goes is not counted out twice', async () => {
  const { author, postId, id } = await aComment()
  await seller().hideComment({ id, reason: 'x' })
  expect(await app().as({ token: author.token }).community.removeComment({ id })).toMatchObject({
    code: 1,
    data: { comment_num: 0 },
  })
  expect(await shown(postId)).toEqual({ count: 0, listed: 0 })
})

test('by the command: the reported are listed, hidden with a reason and shown again', async () => {
  const { reader, id, report } = await aComment()
  await report(reader.token)
  const type = (...args: string[]) => typeAsSeller(app(), ['posts', ...args])
  expect((await type('comments', '--reported')).out).toContain('加我微信')
  expect(await type('hide-comment', String(id))).toMatchObject({ code: 2 })
  expect(await type('hide-comment', String(id), '--reason', 'spam')).toMatchObject({ code: 0 })
  expect((await type('comments', '--hidden')).out).toContain('spam')
  expect(await type('unhide-comment', String(id))).toMatchObject({ code: 0 })
})
