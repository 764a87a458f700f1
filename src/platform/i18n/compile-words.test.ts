import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compileWords } from './compile-words.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'xianji-words-'))
  await mkdir(path.join(root, 'messages/cart'), { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

const write = (language: string, text: string) =>
  writeFile(path.join(root, `messages/cart/${language}.json`), text)
const read = (file: string) => readFile(path.join(root, 'build/words', file), 'utf8')
const faults = () => compileWords(root).catch((error: Error) => error.message)

beforeEach(() => write('zh_CN', '{ "cart_add": "加入购物车", "cart_buy": "购买" }'))

test('each word is a module of its own and one of the joined module; a word that is gone leaves neither', async () => {
  await write('en_US', '{ "cart_add": "Add to cart", "cart_buy": "Buy" }')
  await compileWords(root)
  expect(await read('messages/cart_buy.js')).toContain('"Buy"')
  expect(await read('joined.js')).toContain('"Buy"')
  await write('zh_CN', '{ "cart_add": "加入购物车" }')
  await write('en_US', '{ "cart_add": "Add to cart" }')
  await compileWords(root)
  await expect(read('messages/cart_buy.js')).rejects.toThrow('ENOENT')
  for (const file of ['joined.js', 'joined.d.ts', 'messages.js']) {
    expect(await read(file)).toContain('cart_add')
    expect(await read(file)).not.toContain('cart_buy')
  }
})

test('words that are no JSON are told by their file, in one line', async () => {
  await write('en_US', '{\n  "cart_add": "Add to cart"\n  "cart_buy": "Buy"\n}')
  expect(await faults()).toMatch(/^messages\/cart\/en_US\.json: [^\n]{10,200}$/)
})

test('every word that a language lacks is told, a line each', async () => {
  await write('en_US', '{ "cart_add": "Add to cart", "cart_pay": "Pay", "cart_sell": "{a b}" }')
  expect(String(await faults()).split('\n')).toEqual([
    'messages/cart/en_US.json: cart_buy is missing',
    'messages/cart/zh_CN.json: cart_pay is missing',
    'messages/cart/zh_CN.json: cart_sell is missing',
  ])
})
