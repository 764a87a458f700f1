import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { paths } from '#paths'
import { openingAnswers } from '#testing/opening-answers.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import { aGalleryBuyer, goodsOf } from './gallery-buyer.ts'
import type { Screen } from './screen.ts'

/** The smallest shop that may open: one category, one product, no slide, no post, no promise. */
export async function smallShopScreens(app: TestApp, demo: TestApp): Promise<Screen[]> {
  await openByCommands(app, demo)
  const { token } = await aGalleryBuyer(app, '第一位顾客')
  return [
    { name: 'small-home', path: paths.home() },
    { name: 'small-home-buyer', path: paths.home(), token },
    { name: 'small-search', path: paths.search({}) },
    { name: 'small-product', path: paths.product(1), token },
    { name: 'small-shop', path: paths.shop(1) },
    { name: 'small-news', path: paths.news() },
    { name: 'small-checkout', path: paths.checkout([await goodsOf(app, 1)]), token },
    { name: 'small-account', path: paths.accountHome(), token },
    { name: 'small-wallet', path: paths.wallet(), token },
    { name: 'small-login', path: paths.login() },
  ]
}

/** A shop nobody has opened yet. */
export const unopenedScreens: Screen[] = [
  { name: 'opening-soon', path: paths.home() },
  { name: 'opening-soon-product', path: paths.product(1) },
]

async function openByCommands(app: TestApp, demo: TestApp): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-small-'))
  const file = (name: string) => path.join(folder, name)
  const seller = async (...args: string[]) => {
    const { code, out, err } = await typeAsSeller(app, args)
    if (code !== 0) throw new Error(`${args.join(' ')}: ${out} ${err}`)
  }
  const picture = await fetch(`${demo.origin}/pictures/product-1-1`)
  await writeFile(file('apple.webp'), Buffer.from(await picture.arrayBuffer()))
  await writeFile(file('zh.txt'), '欢迎光临果园里。下单即表示您同意我们按约定发货和售后。')
  await writeFile(
    file('en.txt'),
    'Welcome to In the Orchard. By ordering you agree to how we ship and refund.',
  )
  const texts = { zh: file('zh.txt'), en: file('en.txt') }
  const answers = {
    ...openingAnswers(texts, file('apple.webp')),
    contact: { phone: '0535-555 0101' },
    category: { zh: '水果', en: 'Fruit', slug: 'fruit', picture: file('apple.webp') },
  }
  const say = (open: boolean) => writeFile(file('shop.json'), JSON.stringify({ ...answers, open }))
  await say(false)
  await seller('open-shop', '--answers', file('shop.json'))
  await seller(
    'products',
    'add',
    '--category',
    'fruit',
    '--name-zh',
    '栖霞红富士',
    '--name-en',
    'Qixia Fuji apples',
  )
  await seller(
    'skus',
    'add',
    '1',
    '--name-zh',
    '一箱 5 斤',
    '--name-en',
    'Box, 2.5 kg',
    '--price',
    '39.80',
    '--stock',
    '10',
  )
  await seller('products', 'pictures', '1', 'add', file('apple.webp'))
  await seller('products', 'on', '1')
  await say(true)
  await seller('open-shop', '--answers', file('shop.json'))
  await rm(folder, { recursive: true, force: true })
}
