import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testFolder } from '#testing/test-folder.ts'
import { isBuildStale } from './build-pages.ts'
import { findBundle, stampBundle } from './find-bundle.ts'

const BUILT = new Date('2026-11-16T08:00:00Z')
const BEFORE = new Date('2026-11-16T07:00:00Z')
const AFTER = new Date('2026-11-16T09:00:00Z')
const root = (await testFolder())('shop')

beforeEach(async () => {
  await rm(root, { recursive: true, force: true })
  await put('build/pages/stamp', BUILT)
})

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

test.each([
  'src/features/cart/server/add-line.ts',
  'src/pages/home.tsx',
  'messages/cart/zh_CN.json',
  'vite.config.ts',
])('who changes %s runs the sources, not what was bundled of them', async (file) => {
  await stampBundled()
  expect(findBundle(root)).toMatch(/build\/server\/begin\.js$/)
  await put(file, AFTER)
  expect(findBundle(root)).toBeUndefined()
})

test('who changes a test, or has npm write the lock file anew, starts as fast as before; other packages are other programs', async () => {
  await stampBundled()
  await put('src/features/cart/cart-rules.test.ts', AFTER)
  await put('package-lock.json', AFTER)
  expect(findBundle(root)).toBeDefined()
  await writeFile(path.join(root, 'package-lock.json'), '{}')
  expect(findBundle(root)).toBeUndefined()
})

/** As the last step of a build, then. */
async function stampBundled(): Promise<void> {
  for (const file of ['src/pages/home.tsx', 'src/seller/files.ts', 'src/demo/seed/seed-shop.ts'])
    await put(file, BEFORE)
  await put('src/features/cart/server/add-line.ts', BEFORE)
  await put('package-lock.json', BEFORE)
  await put('build/server/begin.js', BUILT)
  await stampBundle(root)
  await utimes(path.join(root, 'build/server/stamp'), BUILT, BUILT)
}
