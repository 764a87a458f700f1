import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileWords } from './compile-words.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-words-'))
})
afterAll(() => rm(root, { recursive: true }))

test('words that are no JSON are told by their file, in one line', async () => {
  await mkdir(path.join(root, 'messages/cart'), { recursive: true })
  await writeFile(path.join(root, 'messages/cart/zh_CN.json'), '{ "cart_add": "加入购物车" }')
  await writeFile(
    path.join(root, 'messages/cart/en_US.json'),
    '{\n  "cart_add": "Add to cart"\n  "cart_buy": "Buy"\n}',
  )
  const told = await compileWords(root).catch((error: Error) => error.message)
  expect(told).toMatch(/^messages\/cart\/en_US\.json: [^\n]{10,200}$/)
})
