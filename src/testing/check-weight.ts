import '#app/choose-mode.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildPages, isBuildStale } from '#app/build-pages.ts'
import { paths } from '#paths'
import { type Weight, weighPage } from './weight/weigh-page.ts'

/**
 * Fails when a first visit is heavier than agreed. JavaScript, stylesheet and page count after gzip, the page unpacked
 * too: that is what a phone has to parse.
 */
const KB = 1024
const LINES: Record<string, { at: string; most: Weight }> = {
  home: {
    at: paths.home(),
    most: { files: 16, scripts: 145 * KB, styles: 22 * KB, html: 20 * KB, unpacked: 90 * KB },
  },
  product: {
    at: paths.product(1),
    most: { files: 18, scripts: 155 * KB, styles: 22 * KB, html: 17 * KB, unpacked: 70 * KB },
  },
  login: {
    at: paths.login(),
    most: { files: 12, scripts: 133 * KB, styles: 22 * KB, html: 7 * KB, unpacked: 20 * KB },
  },
}

const root = path.resolve(import.meta.dirname, '../..')
if (await isBuildStale(root)) await buildPages(root)
const { renderPages } = await import('./weight/render-pages.ts')
const pages = await renderPages(
  root,
  Object.values(LINES).map(({ at }) => at),
)

const readAsset = (name: string) => readFileSync(path.join(root, 'build/pages/client/assets', name), 'utf8')
/** What is not compressed weighs what it is: the figures below would flatter it. */
for (const name of readdirSync(path.join(root, 'build/pages/client/assets'))) {
  if (!/\.(js|css)$/.test(name) || existsSync(path.join(root, 'build/pages/client/assets', `${name}.br`)))
    continue
  console.error(`${name} is not compressed`)
  process.exitCode = 1
}
const say = (what: string, value: number) => (what === 'files' ? `${value}` : `${(value / KB).toFixed(1)} KB`)

for (const [at, [name, { most }]] of Object.entries(LINES).entries()) {
  const weight = weighPage(pages[at] ?? '', readAsset)
  for (const what of Object.keys(most) as (keyof Weight)[]) {
    const line = `${name}: ${what} ${say(what, weight[what])} of ${say(what, most[what])}`
    if (weight[what] <= most[what]) console.log(line)
    else {
      console.error(`${line}, too heavy`)
      process.exitCode = 1
    }
  }
}
