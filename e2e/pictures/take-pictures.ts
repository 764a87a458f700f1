import '#app/choose-mode.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/**
 * `npm run pictures`: every screen and state at four widths in two languages, on one page. With words behind it only
 * the screens whose names contain one of them, and with `--quick` three views of each instead of eight:
 * `npm run pictures -- --quick cart order-cancelled`.
 */
const root = path.resolve(import.meta.dirname, '../..')
await compileWordsIfNeeded(root)
const { openGalleryShop } = await import('./open-gallery-shop.ts')
const { demoScreens } = await import('./demo-screens.ts')
const { smallShopScreens, unopenedScreens } = await import('./small-shop-screens.ts')
const { photograph } = await import('./photograph.ts')
const { layOut } = await import('./lay-out.ts')
const { QUICK_VIEWS, VIEWS } = await import('./screen.ts')

const asked = process.argv.slice(2)
const wanted = asked.filter((word) => word !== '--quick')
const only = <S extends { name: string }>(screens: readonly S[]) =>
  screens.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))

const folder = path.join(root, 'build/pictures')
await mkdir(folder, { recursive: true })
const demo = await openGalleryShop({ demo: true })
const small = await openGalleryShop({ demo: false })
const unopened = await openGalleryShop({ demo: false })
const galleries = [
  { origin: demo.origin, screens: only(await demoScreens(demo)) },
  { origin: small.origin, screens: only(await smallShopScreens(small, demo)) },
  { origin: unopened.origin, screens: only(unopenedScreens) },
]
const taken = await photograph(galleries, folder, asked.includes('--quick') ? QUICK_VIEWS : VIEWS)
await writeFile(path.join(folder, 'index.html'), layOut(taken))
for (const { file, faults } of taken) for (const fault of faults) console.log(`${file}: ${fault}`)
console.log(`${taken.length} pictures: ${path.join(folder, 'index.html')}`)
await Promise.all([demo.close(), small.close(), unopened.close()])
process.exit(0)
