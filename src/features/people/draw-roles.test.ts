import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawRoles } from './draw-roles.ts'

test('the guide of the desk shows the rights people really have', async () => {
  const guide = await readFile(path.join(import.meta.dirname, '../../../docs/desk.md'), 'utf8')
  const [, drawn = ''] = /<!-- roles -->\n([\s\S]*?)\n<!-- end of roles -->/.exec(guide) ?? []
  expect(drawn, 'put the table of draw-roles.ts into docs/desk.md').toBe(drawRoles())
})
