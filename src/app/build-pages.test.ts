import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBuildStale } from './build-pages.ts'

const BUILT = new Date('2026-11-16T08:00:00Z')
const BEFORE = new Date('2026-11-16T07:00:00Z')
const AFTER = new Date('2026-11-16T09:00:00Z')
let root = ''

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-stale-'))
  await put('build/pages/stamp', BUILT)
})
afterAll(() => rm(root, { recursive: true }))

async function put(file: string, time: Date): Promise<void> {
  const place = path.join(root, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, '')
  await utimes(place, time, time)
}

test.each([
  'src/features/cart/server/add-line.ts',
  'src/features/cart/cart-rules.test.ts',
  'src/testing/call-wire.ts',
  'src/demo/seed/seed-shop.ts',
  'src/seller/files.ts',
])('who changes %s waits for no pages', async (file) => {
  await put(file, AFTER)
  expect(await isBuildStale(root)).toBe(false)
})

test.each([
  'src/pages/home.tsx',
  'src/features/cart/cart-rules.ts',
  'src/features/cart/web/cart-page/cart-page.tsx',
  'src/app/contracts.ts',
  'src/platform/money.ts',
  'src/desk/main.tsx',
  'messages/cart/zh_CN.json',
  'package-lock.json',
])('who changes %s gets pages made of it', async (file) => {
  await put(file, AFTER)
  expect(await isBuildStale(root)).toBe(true)
  await put(file, BEFORE)
  expect(await isBuildStale(root)).toBe(false)
})
