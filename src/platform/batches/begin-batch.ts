import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { BatchKind } from './batch-kind.ts'
import type { Checked } from './check-lines.ts'
import { sayInBoth } from './say-in-both.ts'

type Beginning = { kind: BatchKind; checked: Checked<object>; key: string; actor: string; now: Date }

/** Writes the checked lines down, or finds the batch that was begun with the same key. */
export async function beginBatch(
  tx: WriteTx,
  { kind, checked, key, actor, now }: Beginning,
): Promise<{ id: number; begun: boolean }> {
  const begun = await tx
    .insertInto('batch_act')
    .values({ kind: kind.name, key, actor, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!begun) return { id: await findByKey(tx, key), begun: false }
  const rows = checked.lines.map((line, at) => {
    const { state, why } = checked.verdicts[at] ?? { state: 'cannot' as const }
    return { position: at + 1, line, state, reason: why?.sentence.name ?? '', said: why && sayInBoth(why) }
  })
  await run(tx)`
    insert into batch_act_line (batch_id, position, line, state, reason, said)
    select ${begun.id}::bigint, position, line, state, reason, said
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows(position integer, line jsonb, state text, reason text, said jsonb)`
  return { id: begun.id, begun: true }
}

export async function findByKey(tx: WriteTx, key: string): Promise<number> {
  const { id } = await tx
    .selectFrom('batch_act')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
