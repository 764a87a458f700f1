import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepResult, type Row } from './keep-result.ts'

const rows: Row[] = []

/** Notes one figure beside its target and prints it at once; `margin` is how far beyond the target it is, as a factor. */
export function note(what: string, told: string, target: string, holds: boolean, margin?: number): void {
  // What went wrong may be a page of somebody else's; it stands in a row of a table.
  const figure = told.replaceAll(/\s+/g, ' ')
  rows.push({ what, figure, target, holds, ...(margin === undefined ? {} : { margin: round(margin) }) })
  console.log(`${holds ? 'holds' : 'FAILS'}  ${what.padEnd(58)} ${figure.padEnd(44)} target ${target}`)
}

const round = (margin: number) => Math.round(margin * 100) / 100

/** Something that must not have happened, and how often it did. */
export const noteNone = (what: string, count: number): void => note(what, String(count), '0', count === 0)

/** Whether the books agree after all that was done to them. */
export const noteBooks = (what: string, faults: readonly { invariant: string }[]): void =>
  note(
    `${what}: books`,
    faults.map(({ invariant }) => invariant).join(', ') || 'hold',
    'hold',
    faults.length === 0,
  )

export const noteRatio = (what: string, ratio: number, detail: string, atLeast: number): void =>
  note(what, `${ratio.toFixed(2)} (${detail})`, `at least ${atLeast}`, ratio >= atLeast, ratio / atLeast)

/**
 * The slowest of a hundred against the usual one. Latencies are counted in whole milliseconds, rounded down, so where
 * the usual is one or two the mean says more: what is under way at once, divided by what is answered in a second.
 */
export function noteSteady(
  what: string,
  { rps, p50, p99 }: { rps: number; p50: number; p99: number },
  connections: number,
): void {
  const usual = Math.max(p50, (connections / rps) * 1000)
  const figure = `${p99} ms, ${usual.toFixed(1)} ms`
  const most = Math.max(4 * usual, 4)
  note(`${what}: p99 against p50`, figure, 'at most 4 times', p99 <= most, most / p99)
}

export const noteMegabytes = (what: string, megabytes: number, most: number): void =>
  note(what, `${Math.round(megabytes)} MB`, `under ${most} MB`, megabytes < most, most / megabytes)

/** What the web process holds with the last answer of all that was asked of it. */
export const noteMemory = (what: string, megabytes: number): void =>
  noteMegabytes(`${what}: memory with the last answer`, megabytes, 350)

/** Until a process that is asked nothing has given back what it does not need (`platform/return-memory.ts`). */
const QUIET_FOR = 25_000

/** The same, and what it keeps of that when nobody asks any more. */
export async function noteMemories(what: string, shop: { megabytes(): number }): Promise<void> {
  noteMemory(what, shop.megabytes())
  await wait(QUIET_FOR)
  noteMegabytes(`${what}: memory afterwards`, shop.megabytes(), 300)
}

/** Seconds that must not be passed. */
export const noteSeconds = (what: string, seconds: number, most: number): void =>
  note(what, `${seconds.toFixed(1)} s`, `under ${most} s`, seconds < most, most / seconds)

/** Closes the run: the count, and with --keep the result in `bench/results/`. */
export function closeReport(): void {
  const failed = rows.filter((row) => !row.holds).length
  if (process.argv.includes('--keep')) keepResult(path.basename(process.argv[1] ?? '', '.ts'), rows)
  console.log(`${rows.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
