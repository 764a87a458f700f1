import type { ReadTx } from '#platform/database/tx.ts'

const missesOf = (tx: ReadTx, personId: number) =>
  tx
    .selectFrom('factor_miss')
    .innerJoin('person_session', 'person_session.id', 'factor_miss.session_id')
    .where('person_session.person_id', '=', personId)

/** Wrong codes of other sessions since the person last showed one that was right. */
export async function countMisses(
  tx: ReadTx,
  { id, sessionId }: { id: number; sessionId: number },
): Promise<number> {
  const { since } = await tx
    .selectFrom('person_session')
    .select(({ fn }) => fn.max('shown_at').as('since'))
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  const { count } = await missesOf(tx, id)
    .where('factor_miss.session_id', '!=', sessionId)
    .$if(since !== null, (query) => query.where('factor_miss.created_at', '>', since))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The latest ones, for the person to look through. */
export const listMisses = (tx: ReadTx, personId: number) =>
  missesOf(tx, personId)
    .select(['factor_miss.id', 'factor_miss.address', 'factor_miss.created_at', 'person_session.user_agent'])
    .orderBy('factor_miss.id', 'desc')
    .limit(20)
    .execute()
