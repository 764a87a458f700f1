import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()

test('a database of 0.1 is left to 0.1: a backup made here could be restored by nobody', async () => {
  await run(app().database.statement)`alter table migration drop column checksum`
  const file = path.join(app().dataDir, 'shop.backup')
  const { code, out, err } = await typeAsSeller(app(), ['backup', file])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^The database of DATABASE_URL belongs to version 0\.1, .*\n$/)
  expect(await readdir(app().dataDir)).not.toContain('shop.backup')
})
