import { SourceMap, type SourceMapPayload } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSourceMap } from './source-map.ts'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function write(step: number): string {
  let rest = step < 0 ? (-step << 1) | 1 : step << 1
  let text = ''
  do {
    const digit = rest & 31
    rest >>= 5
    text += DIGITS[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return text
}

const segment = fc.record({
  source: fc.nat(2),
  line: fc.nat(3000),
  column: fc.nat(200),
})

test('every segment is found where Node finds it', () => {
  fc.assert(
    fc.property(fc.array(fc.array(segment, { maxLength: 5 }), { minLength: 1, maxLength: 8 }), (lines) => {
      const last = { source: 0, line: 0, column: 0 }
      const mappings = lines
        .map((segments) =>
          segments
            .map((one, at) => {
              const steps = [
                at === 0 ? 3 : 7,
                one.source - last.source,
                one.line - last.line,
                one.column - last.column,
              ]
              Object.assign(last, one)
              return steps.map(write).join('')
            })
            .join(','),
        )
        .join(';')
      const map = { version: 3, sources: ['a.ts', 'b.ts', 'c.ts'], names: [], mappings }
      const find = readSourceMap(map)
      const theirs = new SourceMap(map as unknown as SourceMapPayload)
      for (const [line, segments] of lines.entries())
        for (const at of segments.keys()) {
          const column = 3 + at * 7
          const entry = theirs.findEntry(line, column) as {
            originalSource: string
            originalLine: number
            originalColumn: number
          }
          expect(find(line + 1, column + 1)).toEqual({
            source: entry.originalSource,
            line: entry.originalLine + 1,
            column: entry.originalColumn + 1,
          })
        }
    }),
  )
})
