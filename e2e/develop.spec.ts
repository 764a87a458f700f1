import { spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { end, freePort } from './beside-shop.ts'
import { shopPlace } from './shop-database.ts'

const root = path.resolve(import.meta.dirname, '..')
/** Below the sources themselves, so that packages are found; what is changed here is nobody's work. */
const copy = path.join(root, 'build/test/develop')
const COPIED = [
  'src',
  'messages',
  'migrations',
  'public',
  'seeds',
  'package.json',
  'vite.config.ts',
  'vite.desk.config.ts',
  'react-router.config.ts',
]

async function change(file: string, from: string, to: string): Promise<void> {
  const place = path.join(copy, file)
  const text = await readFile(place, 'utf8')
  expect(text).toContain(from)
  await writeFile(place, text.replace(from, to))
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stays' in window).catch(() => undefined)

test('in development shop and desk come alive, an edit keeps a half-filled form, and an exception of the server is shown', async ({
  page,
}) => {
  // Nothing is built before: Vite prepares the first page while one waits.
  test.setTimeout(300_000)
  await rm(copy, { recursive: true, force: true })
  for (const name of COPIED) await cp(path.join(root, name), path.join(copy, name), { recursive: true })
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
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat/i.test(message.text())) complaints.push(message.text())
  })
  try {
    page.setDefaultTimeout(60_000)
    const origin = `http://127.0.0.1:${port}`
    const ready = () =>
      fetch(`${origin}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
    await expect.poll(ready, { timeout: 120_000 }).toBe(true)

    await page.goto(`${origin}/login`, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.__reactRouterDataRouter, undefined, { timeout: 120_000 })
    await mark(page)
    const number = page.getByRole('textbox', { name: '手机号' })
    await number.fill('13800')
    await change('src/pages/login.tsx', 'm.account_login_text()', "'Changed while it is open'")
    await expect(page.getByText('Changed while it is open')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await expect(number).toHaveValue('13800')

    const posts = 'src/features/community/server/list-posts.ts'
    await change(
      posts,
      '  const posts =',
      "  if (page) throw new Error('The posts are broken')\n  const posts =",
    )
    // Vite reloads the page as soon as the restarted server answers.
    await expect.poll(() => isMarked(page), { timeout: 120_000 }).toBe(false)
    await expect(page.getByText('Changed while it is open')).toBeVisible()
    expect(complaints).toEqual([])

    await page.goto(origin, { waitUntil: 'commit' })
    await expect(page.locator('vite-error-overlay')).toContainText('The posts are broken', {
      timeout: 60_000,
    })

    await page.goto(`${origin}/desk`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: '登录后台' })).toBeVisible({ timeout: 120_000 })
    await mark(page)
    await change('src/desk/door/door-frame.tsx', '{title}</h1>', "{'The door is changed'}</h1>")
    await expect(page.getByText('The door is changed')).toBeVisible()
  } finally {
    await end(shop)
    await rm(copy, { recursive: true, force: true })
  }
})
