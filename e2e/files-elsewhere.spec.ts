import { writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { paths } from '#paths'
import { aPicture } from '../src/testing/builders/build-picture.ts'
import { seller } from './as-seller.ts'
import { end, freePort } from './beside-shop.ts'
import { expect, test } from './journey.ts'
import { aGood } from './shop-database.ts'
import { answers, startAsPeopleDo } from './start-as-people-do.ts'

/** A host that hands out copies: it fetches each file from the shop and passes on what the shop says of it. */
async function startCopies(from: number, port: number) {
  const handedOut: string[] = []
  const server = createServer((asked, reply) => {
    handedOut.push(asked.url ?? '')
    request({ port: from, host: '127.0.0.1', path: asked.url, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    }).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { handedOut, close: () => server.close() }
}

// Whoever asks another host with a header of their own asks first whether they may.
test.use({ extraHTTPHeaders: {} })

test('files and pictures come from another host, also on the way to the next page', async ({ page }) => {
  const [port, elsewhere] = [await freePort(), await freePort()]
  const { child } = await startAsPeopleDo(port, { ASSET_URL: `http://127.0.0.1:${elsewhere}` })
  const copies = await startCopies(port, elsewhere)
  try {
    await answers(port)
    const fromShop: string[] = []
    page.on('request', (asked) => {
      const { port: askedPort, pathname } = new URL(asked.url())
      if (askedPort === String(port)) fromShop.push(pathname)
    })
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    // Not of the slides, which go on by themselves.
    const product = page.getByRole('main').locator('a[href*="/product-details/"]:not(.slide)').first()
    await product.hover()
    await product.click()
    await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    // Nothing twice; drawings are shown by reference, which browsers allow of one's own host alone.
    const files = fromShop.filter((path) => path.startsWith('/assets/'))
    expect(files.filter((path) => !path.endsWith('.svg'))).toEqual([])
    for (const kind of [/\/assets\/.*\.js$/, /\/assets\/.*\.css$/, /\/assets\/map-/])
      expect(copies.handedOut).toContainEqual(expect.stringMatching(kind))
    // Demo pictures are the shop's own; one of the library is fetched where the code came from, as the browser makes its address.
    const { productId } = await aGood({ cents: 990, stock: 5 })
    const file = test.info().outputPath('cover.png')
    await writeFile(file, await aPicture({ width: 900 }))
    await seller('products', 'pictures', String(productId), 'add', file)
    await page.goto(`http://127.0.0.1:${port}${paths.product(productId)}`)
    const shown = page.locator(`img[src^="http://127.0.0.1:${elsewhere}/pictures/p-"]`).first()
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  } finally {
    copies.close()
    await end(child)
  }
})
