import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { askDatabase } from '../src/testing/ask-database.ts'
import { aPicture } from '../src/testing/builders/build-picture.ts'
import { realSettings } from '../src/testing/real-settings.ts'
import { end, freePort } from './beside-shop.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { shopPlace } from './shop-database.ts'

const root = path.resolve(import.meta.dirname, '..')

/** A real shop, no demo, with nothing in it: the link that makes its owner lies in its data folder. */
async function startEmptyShop() {
  const { databaseUrl } = await shopPlace()
  const name = `empty_${randomBytes(6).toString('hex')}`
  await askDatabase(databaseUrl, `create database ${name}`)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-empty-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, ['src/app/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ENV_FILE: '',
      ...realSettings(),
      DATABASE_URL: Object.assign(new URL(databaseUrl), { pathname: name }).href,
      DATA_DIR: dataDir,
      PORT: new URL(origin).port,
      PUBLIC_URL: origin,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const close = async () => {
    await end(child)
    await askDatabase(databaseUrl, `drop database ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
  /** Never in what it says: that is kept where others read it. */
  const welcome = async () => {
    expect(said).not.toContain('/desk/welcome/')
    if (!said.includes('first-owner-link')) return ''
    const link = await readFile(path.join(dataDir, 'first-owner-link'), 'utf8').catch(() => '')
    return link.trim().slice(origin.length)
  }
  return { origin, welcome, said: () => said, close }
}

async function comeIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('owner@shop.example')
  await page.getByLabel('Name').fill('Lin')
  await page.getByLabel('Password', { exact: true }).fill('cold-store-7')
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.locator('p.font-mono').textContent()
  await page.getByLabel('Code').fill(new TOTP({ secret: secret ?? '' }).generate())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Keep these recovery codes safe')).toBeVisible()
  await expect(page.getByText('Scan the picture')).toHaveCount(0)
  await page.getByRole('button', { name: 'I have kept them' }).click()
}

const both = async (place: Page | Locator, label: string, words: string) => {
  for (const language of ['Chinese', 'English'])
    await place.getByLabel(`${label} (${language})`).fill(`${words} ${language}`)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rooms of the desk' }).getByRole('link', { name, exact: true }).click()

test.use({ locale: 'en-US' })

test('from an empty database to an open shop with a product, in the browser alone', async ({ page }) => {
  test.setTimeout(300_000)
  const picture = {
    name: 'peach.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture({ width: 640, height: 640 }),
  }
  const choose = async (label: string) => {
    await page.getByLabel(`Choose a picture: ${label}`).setInputFiles(picture)
    await expect(page.locator('dialog[open] img').first()).toBeVisible()
  }
  const shop = await startEmptyShop()
  try {
    await expect.poll(shop.welcome, { timeout: 120_000, message: shop.said() }).not.toBe('')
    await page.goto(shop.origin + (await shop.welcome()))
    await comeIn(page)
    await expect(page.getByRole('heading', { name: 'Open the shop: 0 of 8 done' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Do it: The shop’s name' }).click()
    await both(page, 'The shop’s name', 'Peach')
    await save(page)
    await page.getByRole('button', { name: 'Do it: How to reach you' }).click()
    await page.getByLabel('Phone').fill('0535-555 0101')
    await save(page)
    await page.getByRole('button', { name: 'Do it: Where returns go' }).click()
    await both(page, 'Address', 'Orchard 1')
    await both(page, 'Receiver', 'Lin')
    await page.getByLabel('Phone').fill('0535-555 0101')
    await save(page)
    await expect(page.getByRole('heading', { name: 'Open the shop: 3 of 8 done' })).toBeVisible()
    await page.getByRole('button', { name: 'Do it: Postage' }).click()
    await page.getByLabel('Postage (¥)').fill('8')
    await save(page)
    await expect(page.getByRole('button', { name: 'Change: Postage' })).toBeVisible()

    for (const name of ['User agreement', 'Privacy policy']) {
      await page.goto(`${shop.origin}/desk`)
      await page.getByRole('link', { name: `Do it: ${name}` }).click()
      for (const language of ['Chinese', 'English'])
        await page.getByRole('textbox', { name: `Text (${language})` }).fill('Be kind to each other.')
      await save(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
    }

    await room(page, 'Shops')
    await page.getByRole('button', { name: 'Add a shop' }).click()
    await both(page, 'Name', 'Orchard')
    await both(page, 'City', 'Yantai')
    await choose('Logo')
    await save(page)
    await expect(page.getByRole('cell', { name: 'Orchard English Yantai English' })).toBeVisible()
    await room(page, 'Categories')
    await page.getByRole('button', { name: 'Add a category' }).click()
    await both(page, 'Name', 'Fruit')
    await page.getByLabel('Name in addresses').fill('fruit')
    await choose('Picture')
    await save(page)
    await expect(page.getByText('Fruit English', { exact: true })).toBeVisible()

    await room(page, 'Products')
    await page.getByRole('link', { name: 'New product' }).click()
    await both(page, 'Name', 'Peaches')
    await page.getByRole('button', { name: 'Next: pictures and options' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'no picture' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Add Pictures').setInputFiles(picture)
    await expect(page.getByText('Cover')).toBeVisible()
    await page.getByRole('button', { name: 'Add an option' }).click()
    const option = page.getByRole('dialog', { name: 'Add an option' })
    await both(option, 'Name', 'Box')
    await option.getByRole('textbox', { name: 'Price (¥)', exact: true }).fill('39.80')
    await option.getByLabel('In stock').fill('12')
    await option.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('cell', { name: 'Box English' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Put on sale' }).click()
    await expect(page.getByRole('button', { name: 'Take off' })).toBeVisible()

    await room(page, 'Open the shop')
    await page.getByRole('button', { name: 'Open the shop' }).click()
    await expect(page.getByText('The shop is open').first()).toBeVisible()
    // While it is done the button shows that instead of its words, which fade in again.
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)

    await page.goto(`${shop.origin}/product-details/1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Peaches' })).toBeVisible()
    await expect(page.getByText('39.80').first()).toBeVisible()
    await expect(page.getByText('¥8.00，满 ¥88.00 包邮').first()).toBeVisible()

    // With one product there is nothing more to lead to, and the shop is seen by what it has.
    await page.goto(`${shop.origin}/en`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /Take a look/ }).locator('img')).toBeVisible()
    await expect(main.getByText('Refunds online').locator('visible=true')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'All products' })).toBeVisible()
    await expect(main.getByRole('link', { name: /See more|All of/ })).toHaveCount(0)
  } finally {
    // What the page still fetches would be refused by a shop that is closing.
    await page.goto('about:blank')
    await shop.close()
  }
})
