import type { SheetRow } from '#platform/spreadsheets/sheet-limits.ts'
import * as m from '#words'
import type { Faults, SheetEntry } from './import-products-faults.ts'

/** Products of a JSON file, which is one array of them. */
export async function* readEntriesOfJson(
  rows: AsyncIterable<SheetRow>,
  faults: Faults,
): AsyncGenerator<SheetEntry> {
  for await (const {
    number,
    cells: [text = ''],
  } of rows) {
    const parsed = parse(text)
    if (!parsed) faults.add(number, '', (options) => m.seller_fault_json({}, options))
    else if (!isRecord(parsed.value)) faults.add(number, '', (options) => m.seller_fault_shape({}, options))
    else yield { value: parsed.value, rows: [number], nested: true }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
