import { sql } from 'kysely'
import type { Focus } from '#features/pictures/frame-rules.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { joinLibrary } from './lock-library.ts'

type ToSave = {
  name: string
  original: string
  original_name: string
  bytes: number
  width: number
  height: number
  focus: Focus
  alt: Text | undefined
  now: Date
}

const NO_TEXT: Text = { zh_CN: '', en_US: '' }

/** Puts a picture into the library. One that is there keeps its text unless a new one is given, and has a new day to be used. */
export async function savePicture(tx: WriteTx, { focus, alt, now, ...picture }: ToSave): Promise<void> {
  await joinLibrary(tx)
  const row = { ...picture, focus_x: focus.x, focus_y: focus.y, alt: alt ?? NO_TEXT, unused_since: now }
  await tx
    .insertInto('picture')
    .values({ ...row, created_at: now })
    .onConflict((same) =>
      same.column('name').doUpdateSet({
        ...(alt && { alt }),
        unused_since: sql`case when picture.unused_since is not null then ${now}::timestamptz end`,
      }),
    )
    .execute()
}
