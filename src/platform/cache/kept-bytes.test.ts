import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeptBytes, type Kept, type Where } from './kept-bytes.ts'
import { openRingFile, type RingFile } from './ring-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-kept-'))
})
afterAll(() => rm(folder, { recursive: true }))

let opened = 0
function aFile(size: number): Promise<RingFile> {
  opened += 1
  const onFault = (error: unknown) => {
    throw error
  }
  return openRingFile({ path: path.join(folder, String(opened)), size, onFault })
}

/** Bytes that no other piece has. */
const aPiece = (n: number, length: number) => Buffer.alloc(length, `${n}|`)

/** However memory and disk overflow, what is handed out is what was kept; what is neither here nor there says so. */
test.each([
  ['in memory alone', 0],
  ['with a small file', 4000],
  ['with a file that holds all', 1 << 20],
])('%s whatever is handed out is what was kept', async (_, size) => {
  const act = fc.oneof(
    fc.record({
      keep: fc.integer({ min: 1, max: 400 }),
      where: fc.constantFrom('both' as const, 'disk' as const, 'memory' as const),
    }),
    fc.record({ read: fc.nat() }),
    fc.record({ forget: fc.nat() }),
    fc.record({ replace: fc.nat(), by: fc.integer({ min: 1, max: 400 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
      const disk = size > 0 ? await aFile(size) : undefined
      const keptBytes = createKeptBytes({ maxBytes: 1500, disk })
      const all: { kept: Kept; bytes: Buffer; forgotten: boolean; where: Where }[] = []
      for (const act of acts) {
        if ('keep' in act) {
          const bytes = aPiece(all.length, act.keep)
          all.push({
            kept: await keptBytes.keep(bytes, act.where),
            bytes,
            forgotten: false,
            where: act.where,
          })
          continue
        }
        const which = 'read' in act ? act.read : 'replace' in act ? act.replace : act.forget
        const one = all[which % (all.length || 1)]
        if (!one) continue
        if ('forget' in act) {
          keptBytes.forget(one.kept)
          one.forgotten = true
        } else if ('replace' in act) {
          const bytes = aPiece(1000 + which, act.by)
          keptBytes.replace(one.kept, bytes)
          if (!one.forgotten) one.bytes = bytes
        } else if (keptBytes.isLost(one.kept)) expect(await keptBytes.read(one.kept)).toBeUndefined()
        else expect((await keptBytes.read(one.kept))?.equals(one.bytes)).toBe(true)
        expect(keptBytes.bytes).toBeLessThanOrEqual(1500)
      }
      // What is written behind is on disk by now, or on its way there.
      if (size === 1 << 20)
        for (const one of all)
          if (one.where !== 'memory') await expect.poll(() => keptBytes.isLost(one.kept)).toBe(one.forgotten)
      await disk?.close()
    }),
    { numRuns: 40 },
  )
})

test('what is kept ahead takes nothing from memory that was asked for', async () => {
  const disk = await aFile(1 << 20)
  const keptBytes = createKeptBytes({ maxBytes: 1000, disk })
  const asked = await keptBytes.keep(aPiece(1, 900))
  for (let n = 2; n < 50; n += 1) await keptBytes.keep(aPiece(n, 900), 'disk')
  expect(asked.inMemory).toBeDefined()
  expect(keptBytes.bytes).toBe(900)
  await disk.close()
})

test('many who ask for what is on disk at the same time are all handed it', async () => {
  const disk = await aFile(1 << 20)
  const keptBytes = createKeptBytes({ maxBytes: 2000, disk })
  const pieces = Array.from({ length: 20 }, (_, n) => aPiece(n, 500))
  const kept = await Promise.all(pieces.map((piece) => keptBytes.keep(piece, 'disk')))
  const read = await Promise.all([...kept, ...kept, ...kept].map((one) => keptBytes.read(one)))
  expect(read.every((bytes, at) => pieces[at % 20]?.equals(bytes ?? Buffer.alloc(0)))).toBe(true)
  await disk.close()
})

test('the file has no name: nobody finds it, and nothing of it stays', async () => {
  const disk = await aFile(100_000)
  await disk.write([aPiece(1, 500)])
  expect(await readdir(folder)).toEqual([])
  await disk.close()
})

/** The limit of a process for its files is a disk with no more room than that. */
test('a disk that takes no more is told of once, and what it did not take is kept in memory', () => {
  const program = `
    const { openRingFile } = await import('#platform/cache/ring-file.ts')
    const { createKeptBytes } = await import('#platform/cache/kept-bytes.ts')
    const faults = []
    const onFault = ({ code }) => faults.push(code)
    const disk = await openRingFile({ path: process.argv[1], size: 1 << 20, onFault })
    const keptBytes = createKeptBytes({ maxBytes: 1 << 20, disk })
    const read = []
    for (let n = 0; n < 30; n += 1) {
      const kept = await keptBytes.keep(Buffer.alloc(2048, n), 'disk')
      read.push((await keptBytes.read(kept))?.[0])
    }
    console.log(JSON.stringify({ faults, read }))`
  const file = path.join(folder, 'full')
  const said = execFileSync(
    'bash',
    ['-c', 'ulimit -f 16; exec "$0" --input-type=module -e "$1" "$2"', process.execPath, program, file],
    { cwd: path.resolve(import.meta.dirname, '../../..'), encoding: 'utf8' },
  )
  expect(JSON.parse(said)).toEqual({ faults: ['EFBIG'], read: Array.from({ length: 30 }, (_, n) => n) })
})
