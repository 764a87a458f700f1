import type { WriteContext } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Why } from './batch-kind.ts'
import { sayInBoth } from './say-in-both.ts'

/** Nothing of it is done until somebody lets it go. */
export async function holdBatch({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, id: number): Promise<void> {
  await run(tx)`update batch_act set held_at = ${now} where id = ${id}`
}

export async function releaseBatch(tx: WriteTx, id: number): Promise<void> {
  await run(tx)`update batch_act set held_at = null where id = ${id}`
}

/** Nothing of it will be done, and this is why. The same lines may be wanted anew. */
export async function dropBatch(tx: WriteTx, id: number, why: Why, now: Date): Promise<void> {
  await run(tx)`
    update batch_act set held_at = null, finished_at = ${now}, key = key || '-' || id
    where id = ${id} and finished_at is null`
  await run(tx)`
    update batch_act_line set state = 'cannot', reason = ${why.sentence.name}, said = ${JSON.stringify(sayInBoth(why))}::jsonb
    where batch_id = ${id} and state = 'ready'`
}
