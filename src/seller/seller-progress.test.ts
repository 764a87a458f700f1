import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test, vi } from 'vitest'
import { aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

/** Every command opens a shop of its own beside the one of this test. */
vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const file = (name: string) => path.join(app().dataDir, name)

/** At a terminal in Chinese; what stays on it of the steps, without the time they took. */
async function typeAtTerminal(...args: string[]) {
  const locale = { LANG: 'zh_CN.UTF-8' }
  const { code, out, err } = await typeAsSeller(app(), args, locale, { atTerminal: true })
  const lines = stripVTControlCharacters(err).replaceAll('\r', '').split('\n')
  return {
    code,
    out,
    steps: lines.filter((line) => /^ {2}[✓✗]/.test(line)).map((line) => line.split('  ')[1]),
  }
}

test('what takes long is told step by step at a terminal, beside the result', async () => {
  await aProduct(app().database)
  const csv = file('all.csv')
  expect(await typeAtTerminal('products', 'export', csv)).toMatchObject({
    code: 0,
    steps: [`✓ 导出到 ${csv}`],
  })
  expect(await typeAtTerminal('products', 'import', csv)).toEqual({
    code: 0,
    out: '导入完成：新增 0 个商品，更改 0 个，1 个没有变化\n',
    steps: [`✓ 导入 ${csv}`],
  })
  const backup = file('shop.backup')
  expect(await typeAtTerminal('backup', backup)).toMatchObject({ code: 0, steps: [`✓ 备份到 ${backup}`] })
  expect(await typeAtTerminal('restore', backup)).toMatchObject({
    code: 1,
    steps: [`✗ 从 ${backup} 恢复`],
  })
})

test('what is quick says its answer only, and a program gets no steps', async () => {
  expect(await typeAtTerminal('stock')).toMatchObject({ code: 0, steps: [] })
  expect(await typeAtTerminal('backup', file('for-programs.backup'), '--json')).toMatchObject({ steps: [] })
})
