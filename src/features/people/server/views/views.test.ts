import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('a view is kept by its name, spelled one way, and is nobody else’s', async () => {
  const mine = await aPersonAtDesk(app(), 'owner')
  const other = await aPersonAtDesk(app(), 'owner')
  const save = (name: string, asked: string) =>
    mine.call('viewsSeller', 'saveView', { list: 'products', name, asked })
  const { data } = await save('冷链', 'shelf=off&find=&shop=7&after=77-3&hide=stock')
  expect(data).toMatchObject({
    name: '冷链',
    asked: 'hide=stock&shelf=off&shop=7',
    opens: 0,
  })
  await save('冷链', '?shelf=on')
  const list = () => mine.call('viewsSeller', 'listViews', { list: 'products' })
  expect((await list()).data).toEqual([{ id: expect.any(Number), name: '冷链', asked: 'shelf=on', opens: 0 }])
  expect((await mine.call('viewsSeller', 'listViews', { list: 'orders' })).data).toEqual([])
  expect((await other.call('viewsSeller', 'listViews', { list: 'products' })).data).toEqual([])
  const { id } = data as { id: number }
  for (const act of ['removeView', 'openWithView'])
    expect(
      await other.call('viewsSeller', act, { id, ...(act === 'openWithView' && { opens: 1 }) }),
    ).toMatchObject({
      reason: 'views_none',
    })
  expect(await mine.call('viewsSeller', 'removeView', { id })).toMatchObject({ code: 1 })
  expect((await list()).data).toEqual([])
})

test('a list opens with one view, the last that was said', async () => {
  const desk = await aPersonAtDesk(app(), 'support')
  const save = async (name: string, opens: 0 | 1) =>
    (await desk.call('viewsSeller', 'saveView', { list: 'buyers', name, asked: `find=${name}`, opens }))
      .data as { id: number }
  await save('a', 1)
  const { id } = await save('b', 1)
  const opening = async () =>
    (
      (await desk.call('viewsSeller', 'listViews', { list: 'buyers' })).data as {
        name: string
        opens: number
      }[]
    )
      .filter(({ opens }) => opens === 1)
      .map(({ name }) => name)
  expect(await opening()).toEqual(['b'])
  await desk.call('viewsSeller', 'openWithView', { id, opens: 0 })
  expect(await opening()).toEqual([])
})

test('a view has a name, there are not too many, and a command has none', async () => {
  const desk = await aPersonAtDesk(app(), 'packer')
  const save = (name: string) => desk.call('viewsSeller', 'saveView', { list: 'orders', name, asked: '' })
  expect(await save('  ')).toMatchObject({ reason: 'views_need_name' })
  for (let at = 1; at <= 20; at++) await save(`视图${at}`)
  expect(await save('又一个')).toMatchObject({ reason: 'views_many' })
  expect(await save('视图3')).toMatchObject({ code: 1 })
  expect(await asSeller(app()).viewsSeller.listViews({ list: 'orders' })).toMatchObject({
    reason: 'people_not_at_door',
  })
})
