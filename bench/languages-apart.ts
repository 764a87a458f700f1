import { addressOf } from '#platform/i18n/language-address.ts'
import { closeReport, noteNone } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'

/** Pages and calls in both languages, interleaved: none may carry a word of the other. */
const ROUNDS = 5000
const AT_ONCE = 20

const shop = await startProgram('e2e/serve-shop.ts', {})

async function page(language: 'zh_CN' | 'en_US', n: number): Promise<boolean> {
  // An address nobody asked for before is rendered anew.
  const address = addressOf(`/product-details/${(n % 50) + 1}?n=${n}`, language)
  const response = await fetch(shop.origin + address)
  const html = await response.text()
  const chinese = html.includes('lang="zh-CN"') && html.includes('商品详情')
  const english = html.includes('lang="en-US"') && html.includes('Xianji home')
  return language === 'zh_CN' ? chinese && !english : english && !chinese
}

async function call(language: 'zh_CN' | 'en_US', n: number): Promise<boolean> {
  const response = await fetch(`${shop.origin}/v1/65571047446d4`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: language === 'zh_CN' ? 'zh-cn' : 'en-us' },
    body: `{"module":"app"}${' '.repeat(n % 1500)}`,
  })
  const { msg, data } = (await response.json()) as { msg: string; data: { app_name: string } }
  return language === 'zh_CN'
    ? msg === '成功' && data.app_name === '鲜集'
    : msg === 'Success' && data.app_name === 'Xianji'
}

let mixed = 0
for (let done = 0; done < ROUNDS; done += AT_ONCE) {
  const results = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => {
      const n = done + at
      const language = n % 2 === 0 ? 'zh_CN' : 'en_US'
      return n % 4 < 2 ? page(language, n) : call(language, n)
    }),
  )
  mixed += results.filter((right) => !right).length
}
await shop.stop()
noteNone(`${ROUNDS} interleaved pages and calls: mixed`, mixed)
closeReport()
