import { spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { end, freePort } from './beside-shop.ts'
import { shopPlace } from './shop-database.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Below the sources themselves, so that packages are found; what is changed here is nobody's work. */
const copy = path.join(root, 'build/test/develop')
const COPIED = ['src', 'messages', 'migrations', 'public', 'seeds', 'package.json', 'vite.config.ts']

async function change(file: string, from: string, to: string): Promise<void> {
  const place = path.join(copy, file)
  const text = await readFile(place, 'utf8')
  expect(text).toContain(from)
  await writeFile(place, text.replace(from, to))
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stays' in window).catch(() => undefined)

test('while developing a page comes alive, a changed component arrives in it, and a changed server is found again', async ({
  page,
}) => {
  // Nothing is built before: the first page is put together while one waits.
  test.setTimeout(600_000)
  await rm(copy, { recursive: true, force: true })
  for (const name of [...COPIED, 'react-router.config.ts'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true })
  const { databaseUrl, dataDir } = await shopPlace()
  const port = await freePort()
  const shop = spawn(process.execPath, ['src/app/develop.ts'], {
    cwd: copy,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      ...{ ENV_FILE: '', PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SHOP_DEMO: '1' },
    },
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    const ready = () =>
      fetch(`${origin}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    await expect.poll(ready, { timeout: 120_000 }).toBe(true)
    await page.goto(`${origin}/login`, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.__reactRouterDataRouter, undefined, { timeout: 120_000 })
    await mark(page)
    await change('src/pages/login.tsx', 'm.account_login_text()', "'Changed while it is open'")
    await expect(page.getByText('Changed while it is open')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await change('src/features/account/server/read-number.ts', 'import ', '// Changed.\nimport ')
    // Vite loads the page again as soon as the server that has begun anew answers it.
    await expect.poll(() => isMarked(page), { timeout: 120_000 }).toBe(false)
    await expect(page.getByText('Changed while it is open')).toBeVisible()
  } finally {
    await end(shop)
    await rm(copy, { recursive: true, force: true })
  }
})
