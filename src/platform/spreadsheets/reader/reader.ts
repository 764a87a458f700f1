import { parentPort } from 'node:worker_threads'
import { SheetBroken } from '../sheet-broken.ts'
import type { SheetRow } from '../sheet-limits.ts'
import type { Answer, Question } from './answer.ts'
import { readTable } from './read-table.ts'

/** The program of a reader: it reads a file a few rows at a time, and no further than it is asked. */
const FEW = { rows: 500, characters: 1 << 18 }

let rows: AsyncGenerator<SheetRow> | undefined

parentPort?.on('message', async ({ open }: Question) => {
  if (open) rows = readTable(open)
  if (rows) parentPort?.postMessage(await someOf(rows))
})

async function someOf(all: AsyncGenerator<SheetRow>): Promise<Answer> {
  const some: SheetRow[] = []
  let characters = 0
  try {
    while (some.length < FEW.rows && characters < FEW.characters) {
      const { value, done } = await all.next()
      if (done) return { rows: some, done }
      some.push(value)
      for (const cell of value.cells) characters += cell.length
    }
    return { rows: some, done: false }
  } catch (error) {
    return { rows: some, done: true, fault: explain(error) }
  }
}

/** Whatever goes wrong here goes wrong over what a stranger has sent. */
function explain(error: unknown): NonNullable<Answer['fault']> {
  if (!(error instanceof SheetBroken)) return { fault: 'unreadable', row: 1, why: String(error) }
  const { fault, row, message } = error
  return { fault, row, why: message }
}
