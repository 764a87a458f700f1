import type { Services } from '#platform/contract/services.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { fileOfName } from '#platform/picture-address.ts'
import { days, later } from '#platform/time.ts'
import { type FindUses, findUses } from './find-uses.ts'
import { forgetPictures, forgetShapes } from './forget-pictures.ts'
import { holdLibrary } from './lock-library.ts'

const UNUSED_FOR = days(1)
const AT_MOST = 50

type Sweeping = Pick<Services, 'pictures' | 'files'> & { uses: readonly FindUses[]; now: Date }
type Unused = { name: string; original: string }

/** Takes away pictures of the library that nothing has shown for a day. Says how many. */
export async function sweepPictures(tx: WriteTx, { pictures, files, uses, now }: Sweeping): Promise<number> {
  await markUnused(tx, uses, now)
  const gone = await findUnused(tx, later(now, -UNUSED_FOR))
  if (gone.length === 0) return 0
  // The rows go last: if this ends in between, the next sweep finds them again.
  for (const { name } of gone) await forgetShapes(pictures, name)
  for (const { name, original } of await withoutOthers(tx, gone)) {
    await forgetPictures(pictures, [fileOfName(name)])
    await files.remove(original)
  }
  await tx
    .deleteFrom('picture')
    .where(
      'name',
      'in',
      gone.map(({ name }) => name),
    )
    .execute()
  return gone.length
}

/** Looks at every picture whether it is shown now; nobody can add one until this transaction ends. */
async function markUnused(tx: WriteTx, uses: readonly FindUses[], now: Date): Promise<void> {
  await holdLibrary(tx)
  const all = await tx.selectFrom('picture').select('name').execute()
  const used = await findUses(
    tx,
    uses,
    all.map(({ name }) => name),
  )
  // Only what has changed sides is written.
  await run(tx)`
    update picture set unused_since = case when unused_since is null then ${now}::timestamptz end
    where (name = any(${[...used]}::text[])) = (unused_since is not null)`
}

const findUnused = (tx: WriteTx, before: Date): Promise<Unused[]> =>
  tx
    .selectFrom('picture')
    .where('unused_since', '<', before)
    .select(['name', 'original'])
    .orderBy('unused_since')
    .limit(AT_MOST)
    // One that is being put to use right now is held by whoever does.
    .forUpdate()
    .skipLocked()
    .execute()

/** Those whose file no picture that stays is made of, one for each file. */
async function withoutOthers(tx: WriteTx, gone: readonly Unused[]): Promise<Unused[]> {
  const byOriginal = new Map(gone.map((one) => [one.original, one]))
  const staying = await tx
    .selectFrom('picture')
    .where('original', 'in', [...byOriginal.keys()])
    .where(
      'name',
      'not in',
      gone.map(({ name }) => name),
    )
    .select('original')
    .execute()
  for (const { original } of staying) byOriginal.delete(original)
  return [...byOriginal.values()]
}
