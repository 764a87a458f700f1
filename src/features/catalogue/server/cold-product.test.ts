import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { aCategory, aGood, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** Everything of a product's page that is its own, as `load-product.ts` asks for it. */
function askForPage(id: number) {
  const { catalogue, reviews } = app().as()
  return Promise.all([
    catalogue.productDetail({ id }),
    reviews.summariseReviews({ product_id: id }),
    reviews.listReviewTags({ product_id: id }),
    reviews.listReviews({ product_id: id }),
    catalogue.listSimilar({ id }),
  ])
}

test('the page of a product nobody has asked for yet takes two questions, each of them prepared', async () => {
  // What stands beside it is known of another one of its kind.
  const [shopId, categoryId] = [await aShop(app().database), await aCategory(app().database)]
  const [warm, cold] = [
    await aGood(app().database, { shopId, categoryId }),
    await aGood(app().database, { shopId, categoryId }),
  ]
  await askForPage(warm.product_id)
  // The look for sales is asked once for all pages.
  await app().as().catalogue.productDetail({ id: warm.product_id })
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const answers = await askForPage(cold.product_id)
  const asked = queries.mock.calls.map(([query]) => query as unknown as { name?: string })
  queries.mockRestore()
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
  expect(asked, JSON.stringify(asked, null, 1)).toHaveLength(2)
  for (const query of asked) expect(query.name).toMatch(/^prepared_/)
})
