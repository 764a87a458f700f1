import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aStoredPicture } from '#testing/builders/build-picture.ts'
import { aCategory, aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app()).categoriesSeller
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })
const add = async (slug: string, pid = 0) =>
  (await seller().addCategory({ slug, pid, name: both(slug), picture: await aStoredPicture(app()) })).data!.id
const all = async () => (await seller().listSellerCategories()).data!
const foundIn = async (type_id: number) =>
  (await app().as().catalogue.listProducts({ type_id })).data!.data.map(({ id }) => id)

test('categories stand on two levels and in the order they are given', async () => {
  const others = await all()
  const isMine = ({ id }: { id: number }) => !others.some((other) => other.id === id)
  const tree = async () => (await all()).filter(isMine).map(({ pid, slug }) => (pid ? `-${slug}` : slug))
  const fruit = await add('fruit')
  const fish = await add('fish')
  await add('apples', fruit)
  const pears = await add('pears', fruit)
  expect(await tree()).toEqual(['fruit', '-apples', '-pears', 'fish'])
  await seller().orderCategories({
    ids: [fish, fruit, ...others.filter(({ pid }) => pid === 0).map(({ id }) => id)],
  })
  await seller().moveCategory({ id: pears, pid: fish })
  expect(await tree()).toEqual(['fish', '-pears', 'fruit', '-apples'])
  expect((await app().as().catalogue.listCategories({ level: 2 })).data?.filter(isMine)).toMatchObject([
    { id: fish },
    { id: fruit },
    {},
    {},
  ])
  const noThird = { reason: 'sellercategories_two_levels' }
  expect(
    await seller().addCategory({
      slug: 'third',
      pid: pears,
      name: both('x'),
      picture: await aStoredPicture(app()),
    }),
  ).toMatchObject(noThird)
  expect(await seller().moveCategory({ id: fruit, pid: fish })).toMatchObject(noThird)
  expect(await seller().moveCategory({ id: pears, pid: pears })).toMatchObject(noThird)
  expect(await seller().changeCategory({ id: pears, slug: 'apples' })).toMatchObject({
    reason: 'sellercategories_slug_taken',
  })
})

test('products move with their category, and are found by its new name', async () => {
  const [from, to] = [await add('from'), await add('to')]
  const moved = await add('moved', from)
  const product = await aProduct(app().database, { categoryId: moved })
  expect(await foundIn(from)).toEqual([product])
  await seller().moveCategory({ id: moved, pid: to })
  expect(await foundIn(from)).toEqual([])
  expect(await foundIn(to)).toEqual([product])
  await seller().changeCategory({ id: moved, name: { zh_CN: '猕猴桃专区' } })
  const { data } = await app().as().search.searchProducts({ keyword: '猕猴桃专区' })
  expect(data?.data.map(({ id }) => id)).toEqual([product])
  expect(await seller().removeCategory({ id: moved })).toMatchObject({ reason: 'sellercategories_not_empty' })
  expect(await seller().removeCategory({ id: to })).toMatchObject({ reason: 'sellercategories_not_empty' })
  expect(await seller().removeCategory({ id: from })).toMatchObject({ code: 1 })
})

test('of two that are put below each other at the same time, one stays at the first level', async () => {
  const [one, other] = [await add('one'), await add('other')]
  const answers = await Promise.all([
    seller().moveCategory({ id: one, pid: other }),
    seller().moveCategory({ id: other, pid: one }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
})

test('a category is never removed from under a product that is just being put into it', async () => {
  const id = await aCategory(app().database)
  const [removed, added] = await Promise.allSettled([
    seller().removeCategory({ id }),
    aProduct(app().database, { categoryId: id }),
  ])
  const gone = removed.status === 'fulfilled' && removed.value.code === 1
  expect(gone).toBe(added.status === 'rejected')
})
