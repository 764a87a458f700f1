import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { NOTICES_PER_PAGE } from '#features/notices/notices-rules.ts'
import { paths } from '#paths'
import { seller } from './as-seller.ts'
import { call, haveInCart, openOrder } from './buying.ts'
import { haveLiked } from './community-scene.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived } from './paid-order.ts'
import { aGood, type Good, sql } from './shop-database.ts'

/**
 * What people have tried: tags, handlers, addresses, ways out of attributes, of scripts, of comments, of JSON, and of
 * templates. Whatever of it runs opens a dialog; whatever a policy has to stop is a complaint of the browser.
 */
const CORPUS = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)</script>',
  '</title></textarea></style><script>alert(3)</script>',
  '"><img src=x onerror=alert(4)>',
  "' autofocus onfocus=alert(5) x='",
  '<svg/onload=alert(6)>',
  '<!--<script>alert(7)//-->',
  '<a href="javascript:alert(8)">a</a>',
  '<iframe srcdoc="<script>alert(9)</script>"></iframe>',
  '<details open ontoggle=alert(10)>',
  '{{constructor.constructor("alert(11)")()}}$'.concat('{alert(12)}'),
  '<img src="https://evil.example/13.png">',
  '<style>@import "https://evil.example/14.css"</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(15)>',
  '<object data="data:text/html,<script>alert(16)</script>"></object>',
  '\u2028</ScRiPt ><ScRiPt>alert(17)</ScRiPt>',
]
const ALL = CORPUS.join(' ')
const SHORT = '<svg onload=alert()>'
const BREAKOUT = '</script><script>alert(2)</script>"\'><img src=x onerror=alert(4)>'

async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', async (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) seen.push(`request ${request.url()}`)
  })
  await page.exposeFunction('reportViolation', (what: string) => seen.push(`policy ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return seen
}

test('what buyers and the seller write is shown as text, and nothing of it ever runs', async ({ page }) => {
  test.setTimeout(180_000)
  const seen = await watch(page)
  await enterAsNewBuyer(page)
  const good = await aGood({ cents: 1280, stock: 50 })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-corpus-'))
  const post = await publishPost(folder)
  await renameGood(folder, good)
  await rm(folder, { recursive: true })
  await haveReview(good)

  await call(page, '/v1/account/update-profile', {
    user_nickname: SHORT,
    work: '"><img src=x onerror=alert(4)>',
    email: "o'neill&{{7*7}}@example.com",
  })
  await haveHostileAddress(page)
  await haveLiked(page, [{ id: post }])
  // As many as fit into one comment at a time.
  for (const half of [CORPUS.slice(0, 8), CORPUS.slice(8)]) {
    await call(page, '/v1/68b53ef8592aa', { dynamics_id: post, content: half.join('\n') })
  }

  const open = async (address: string) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(seen, address).toEqual([])
  }
  const url = new URL((await page.request.get('/readyz')).url()).origin
  for (const language of ['zh_CN', 'en_US']) {
    await page.context().addCookies([{ name: 'locale', value: language, url }])
    await open(`/TopicDetalis/${post}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BREAKOUT)
    await expect(page.getByText('<svg/onload=alert(6)>')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('正文留下了')
    await open(`/product-details/${good.productId}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(BREAKOUT)
    await page.getByRole('tab', { name: /评价|Reviews/ }).click()
    await expect(page.getByText('<details open ontoggle=alert(10)>')).toBeVisible()
    expect(seen).toEqual([])
  }

  await open('/user-center/0/interaction')
  await expect(page.getByRole('main').getByText(BREAKOUT).first()).toBeVisible()
  await open('/user-center/2/interaction')
  await expect(page.getByRole('main').getByText(SHORT).first()).toBeVisible()
  await open('/user-center/user-center-home')
  await open('/user-center/6/personal-data')
  await expect(page.locator(`input[value="${SHORT}"]`)).toBeVisible()
  await open('/user-center/0/receiving-address')
  await expect(page.getByRole('main').getByText(SHORT).first()).toBeVisible()
  await haveInCart(page, good, 1)
  await open('/ShoppingCart')
  await expect(page.getByRole('main').getByText(BREAKOUT).first()).toBeVisible()
  await openOrder(page, good, 1)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByText(SHORT).first()).toBeVisible()
  const [address] = await call<{ id: number }[]>(page, '/v1/65489e972a761')
  const order = await call<{ id: number; order_sn: string }>(page, '/v1/654b227c8f8fa', {
    type: 'goods',
    from: 'goods',
    goods_list: [{ product_id: good.productId, sku_price_id: good.skuId, num: 1 }],
    address_id: address!.id,
    remark: BREAKOUT,
  })
  await open(paths.payment(order))
  await expect(page.getByRole('main').getByText(SHORT).first()).toBeVisible()

  // What comes with the address is shown as text too.
  await open(`/Search/${encodeURIComponent(BREAKOUT)}`)
  await open(`/Search?keyword=${encodeURIComponent(BREAKOUT)}`)
  await open(`/shopIndex/2?keyword=${encodeURIComponent(BREAKOUT)}`)
  await open(`/orders/${encodeURIComponent(BREAKOUT)}`)

  await withNotice(async () => {
    await open('/')
    await expect(page.getByText('<svg/onload=alert(6)>').filter({ visible: true }).first()).toBeVisible()
  })
  expect(seen).toEqual([])
})

test('nor does anything run of what buyers and the shop tell each other', async ({ page }) => {
  test.setTimeout(180_000)
  const seen = await watch(page)
  await enterAsNewBuyer(page)
  const { id: buyer } = await call<{ id: number }>(page, '/v1/6486f3c53f10f')
  await haveHostileAddress(page)
  const order = await havePaidOrder(page, await aGood({ cents: 1280, stock: 50 }))
  await haveReceived(order)
  const about = { order_id: order.id, order_item_id: order.itemId }
  const request = { type: 'refund', reason: '其他', content: CORPUS.slice(0, 6).join(' '), ...about }
  const { id: asked } = await call<{ id: number }>(page, '/v1/65547d793754c', request)
  await seller('reject', String(asked), BREAKOUT)
  await call(page, '/v1/message/send', { content: BREAKOUT })
  const [thread] = await sql<{ id: string }>('select id from support_thread where buyer_id = $1', [buyer])
  await seller('support', 'answer', String(thread?.id), BREAKOUT)
  const review = { level: 5, content: BREAKOUT, images: '', order_item_id: order.itemId, is_anonymous: '0' }
  await call(page, '/v1/6555c92b70196', { id: order.id, comments: JSON.stringify([review]) })
  const last = await haveOldNotices()

  const open = async (address: string, shows: string) => {
    await page.goto(address)
    await page.waitForLoadState('domcontentloaded')
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    expect(seen, address).toEqual([])
  }
  const url = new URL((await page.request.get('/readyz')).url()).origin
  for (const language of ['zh_CN', 'en_US']) {
    await page.context().addCookies([{ name: 'locale', value: language, url }])
    await open(`/RefundDetail/${asked}`, BREAKOUT)
    await open('/user-center/0/my-message', BREAKOUT)
    await open(`/OrderDetail/${order.id}`, SHORT)
    for (const [address, shown] of last) await open(address, shown)
  }
  await page.getByRole('button', { name: 'Customer service' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('log').getByText(BREAKOUT)).toHaveCount(2)
  await withPage(async () => open('/briefIntroduction/15', '留下了'))
  expect(seen).toEqual([])
})

/** A notice of each group, older than all others: on the last page, and news to nobody. */
async function haveOldNotices(): Promise<[string, string][]> {
  const found: [string, string][] = []
  for (const [at, kind] of ['platform', 'system'].entries()) {
    await sql(
      `insert into notice (kind, title, content, publish_at, announced_at)
       values ($1, jsonb_build_object('zh_CN', $2::text, 'en_US', $2::text),
         jsonb_build_object('zh_CN', $3::text, 'en_US', $3::text), '2001-01-01', now())`,
      [kind, BREAKOUT, CORPUS.slice(0, 6).join(' ')],
    )
    const [row] = await sql<{ count: string }>('select count(*) from notice where kind = $1', [kind])
    const page = Math.ceil(Number(row?.count) / NOTICES_PER_PAGE)
    found.push([`/news?type=${at + 1}&page=${page}`, BREAKOUT])
  }
  await sql("select pg_notify('shop_changes', '*')")
  return found
}

/** By the seller's command; the page is everybody's, so it is put back at once. */
async function withPage(look: () => Promise<void>): Promise<void> {
  const [before] = await sql<{ content: unknown }>('select content from page where id = 15')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-corpus-'))
  const file = path.join(folder, 'page.html')
  await writeFile(file, `<p>留下了</p>${ALL}`)
  await seller('pages', 'set', '15', '--zh', file, '--en', file)
  try {
    await look()
  } finally {
    await sql('update page set content = $1 where id = 15', [JSON.stringify(before?.content)])
    await sql("select pg_notify('shop_changes', '*')")
    await rm(folder, { recursive: true })
  }
}

/** By the seller's command, with everything in the rich text and something that must stay. */
async function publishPost(folder: string): Promise<number> {
  const content = path.join(folder, 'content.html')
  await writeFile(content, `<p>正文留下了</p>${ALL}<p style="background:url(https://evil.example/x)">完</p>`)
  const texts = [
    '--title-zh',
    BREAKOUT,
    '--title-en',
    BREAKOUT,
    '--summary-zh',
    BREAKOUT,
    '--summary-en',
    BREAKOUT,
  ]
  const files = ['--content-zh', content, '--content-en', content, '--picture', '/pictures/post-1']
  // Older than all others, so that it comes last and moves nobody's feed.
  const { id } = await seller<{ id: number }>('posts', 'publish', ...texts, ...files, '--at', '2001-01-01')
  return id
}

async function renameGood(folder: string, { productId, skuId, name }: Good): Promise<void> {
  const [row] = await sql<{ shop_id: number; slug: string; covers: string[] }>(
    'select p.shop_id, c.slug, p.covers from product p join category c on c.id = p.category_id where p.id = $1',
    [productId],
  )
  const both = (text: string) => ({ zh_CN: text, en_US: text })
  const sheet = {
    id: productId,
    shop_id: row!.shop_id,
    category: row!.slug,
    name: both(`${BREAKOUT} ${name.length}`),
    summary: both(BREAKOUT),
    intro: both(`<p>留下</p>${ALL}`),
    covers: row!.covers,
    virtual: 0,
    is_new: 0,
    is_recommended: 0,
    free_shipping: 1,
    free_shipping_money: '88.00',
    on_sale: 1,
    published_at: '2001-01-01 00:00:00',
    skus: [{ id: skuId, name: both(BREAKOUT), price: '12.80', market_price: null, stock: 50 }],
    file: null,
  }
  const file = path.join(folder, 'products.json')
  await writeFile(file, JSON.stringify([sheet]))
  await seller('products', 'import', file)
}

/** A review as its author's words stand in the database; how they are written is no matter here. */
async function haveReview({ productId }: Good): Promise<void> {
  await sql(
    `insert into review (product_id, buyer_id, level, content, anonymous, created_at)
     select $1, (select id from buyer where password_hash = '' order by id limit 1), 5, $2, false, now()`,
    [productId, ALL],
  )
  await sql(
    `insert into review_tally (product_id, total, good, medium, bad, pictured, level_sum)
     values ($1, 1, 1, 0, 0, 0, 5)`,
    [productId],
  )
}

async function haveHostileAddress(page: Page): Promise<void> {
  const [place] = await call<object[]>(page, '/v1/address/find-places', { keyword: '西湖' })
  await call(page, '/v1/address/add', {
    ...place,
    address: BREAKOUT,
    consignee: SHORT,
    mobile: '13900001111',
    is_default: 1,
  })
}

/** The notice is everybody's: it is put back at once. */
async function withNotice(look: () => Promise<void>): Promise<void> {
  const [before] = await sql<{ value: unknown }>(
    "select value from setting where module = 'system' and key = 'web_notice'",
  )
  const notice = ALL.replaceAll('\u2028', '')
  await seller('settings', 'set', 'system', 'web_notice', '--zh', notice, '--en', notice)
  try {
    await look()
  } finally {
    await sql("update setting set value = $1 where module = 'system' and key = 'web_notice'", [
      JSON.stringify(before?.value),
    ])
    await sql("select pg_notify('shop_changes', '*')")
  }
}
