import { measureAgainstBare } from './lib/against-bare.ts'
import { logInDemo } from './lib/log-in-demo.ts'
import { closeReport, noteMemory } from './lib/report.ts'
import { type Program, startProgram } from './lib/start-program.ts'

/** What visitors ask most: lists, details and pages, with a small and a large catalogue; and the list of a buyer. */
const JSON_HEADERS = { 'content-type': 'application/json', language: 'zh-cn' }
const PAGE_HEADERS = { 'accept-encoding': 'br, gzip' }

async function measureShop(bare: Program, products: number): Promise<void> {
  const shop = await startProgram('e2e/serve-shop.ts', { PRODUCTS: String(products) })
  const call = (path: string, input: object) => ({
    url: shop.origin + path,
    method: 'POST' as const,
    headers: JSON_HEADERS,
    body: JSON.stringify(input),
  })
  const page = (path: string) => ({ url: shop.origin + path, headers: PAGE_HEADERS })
  const size = `${products} products`
  const list = call('/v1/654836e5537c4', { orderby: 'comprehensive', type_id: 0 })
  await measureAgainstBare(bare, { what: `product list, ${size}`, shot: list, atLeast: 0.7 })
  const mine = { ...list, headers: { ...JSON_HEADERS, 'user-token': await logInDemo(shop.origin) } }
  await measureAgainstBare(bare, { what: `product list, logged in, ${size}`, shot: mine, atLeast: 0.4 })
  const detail = call('/v1/65483b5f97c31', { id: 1 })
  await measureAgainstBare(bare, { what: `product detail, ${size}`, shot: detail, atLeast: 0.6 })
  await measureAgainstBare(bare, { what: `home page, ${size}`, shot: page('/'), atLeast: 0.5 })
  const productPage = page('/product-details/1')
  await measureAgainstBare(bare, { what: `product page, ${size}`, shot: productPage, atLeast: 0.5 })
  noteMemory(`visitors, ${size}`, shop.megabytes())
  await shop.stop()
}

const bare = await startProgram('bench/lib/bare-server.ts', {})
for (const products of [50, 10_000]) await measureShop(bare, products)
await bare.stop()
closeReport()
