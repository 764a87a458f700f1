import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ACT_NAMES } from '#desk/audit/act-names.ts'
import { FIELD_NAMES } from '#desk/audit/field-names.ts'
import { contracts } from './contracts.ts'

const SOURCES = path.resolve(import.meta.dirname, '..')

/** The fields written out in what acts trace: `after: { sku: sku_id, grams, ...settled }`. */
function tracedFields(source: string): string[] {
  return [...source.matchAll(/\btrace\(\{[^;]*?\}\)/g)].flatMap(([trace]) =>
    [...trace.matchAll(/\b(?:before|after): \{([^{}]*)\}/g)].flatMap(([, fields = '']) =>
      fields
        .split(',')
        .map((field) => /^\s*([a-z]\w*)/.exec(field)?.[1])
        .filter((field) => field !== undefined),
    ),
  )
}

test('every field that acts trace has a word', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('testing'),
  )
  const found = new Set<string>()
  for (const file of files)
    for (const field of tracedFields(await readFile(path.join(SOURCES, file), 'utf8'))) found.add(field)
  expect(found.size).toBeGreaterThan(50)
  expect([...found].filter((field) => !FIELD_NAMES[field])).toEqual([])
})

test('every field that a seller’s write takes has a word: an act that traces nothing is told by what was sent', () => {
  const fields = Object.entries(contracts).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const shape = call.input && 'shape' in call.input ? call.input.shape : undefined
      const told = call.access === 'seller' && ACT_NAMES[`${feature}.${name}`]
      return told && shape ? Object.keys({ ...shape }) : []
    }),
  )
  expect(fields.length).toBeGreaterThan(100)
  expect([...new Set(fields)].filter((field) => !FIELD_NAMES[field])).toEqual([])
})
