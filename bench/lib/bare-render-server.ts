import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import type * as ReactServer from 'react-dom/server'
import { BUILT_PAGES, openBenchShop } from './open-bench-shop.ts'

/**
 * What a buyer's page is measured against: React alone. The shop makes each page once, with its data; the tree it
 * hands to React is taken down on the way, and from then on it is only rendered to a string and sent, again and again.
 */
const react = createRequire(import.meta.url)('react-dom/server') as {
  -readonly [Name in keyof typeof ReactServer]: (typeof ReactServer)[Name]
}
const { renderToString } = react
let taken: ReactNode
react.renderToString = (tree, options) => {
  taken = tree
  return renderToString(tree, options)
}

const trees = new Map<string, ReactNode>()
const shop = await openBenchShop(
  { url: process.env.BENCH_DATABASE ?? '', dataDir: process.env.BENCH_DATA ?? '' },
  { pages: BUILT_PAGES },
)
for (const page of (process.env.BENCH_PAGES ?? '').split(' ')) {
  await fetch(shop.origin + page, { headers: { cookie: `user_token=${process.env.BENCH_TOKEN}` } })
  trees.set(page, taken)
}
await shop.close()

const server = createServer((request, response) => {
  const tree = trees.get(request.url ?? '')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(tree ? `<!DOCTYPE html>${renderToString(tree)}` : 'ready')
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
