import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sendResetCodeFaults } from '#features/account/account-rules.ts'
import type { StepContext } from '#platform/contract/act.ts'
import type { Statement, WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'

const PICTURE_LIFE = minutes(5)

const hashAnswer = (id: string, answer: string) =>
  createHash('sha256').update(`${id} ${answer.toLowerCase()}`).digest()

/** Keeps what a picture shows and gives the id it is asked by. */
export async function savePicture(tx: WriteTx, answer: string, now: Date): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  await tx
    .insertInto('picture_code')
    .values({ id, hash: hashAnswer(id, answer), expires_at: later(now, PICTURE_LIFE) })
    .execute()
  const old = tx.selectFrom('picture_code').select('id').where('expires_at', '<', now).limit(20)
  await tx.deleteFrom('picture_code').where('id', 'in', old).execute()
  return id
}

/** One answer a picture, right or wrong: taking the row away is the check, and holds when it is wrong. */
export async function checkPicture(
  statement: Statement,
  id: string,
  answer: string,
  now: Date,
): Promise<void> {
  refuseFirst(sendResetCodeFaults({ mobile: '-', picture: answer }))
  const taken = await statement
    .deleteFrom('picture_code')
    .where('id', '=', id)
    .returning(['hash', 'expires_at'])
    .executeTakeFirst()
  const right = taken && taken.expires_at > now && timingSafeEqual(taken.hash, hashAnswer(id, answer))
  if (!right) refuse(m.account_wrong_picture)
}

/** For a call that asks for a picture now and then: whoever has not seen one yet is told to. */
export async function checkRead(
  { picture_id: id, picture_code: answer }: { picture_id: string; picture_code: string },
  { statement, now }: Pick<StepContext, 'statement' | 'now'>,
): Promise<void> {
  if (id === '') refuse(m.account_need_picture)
  await checkPicture(statement, id, answer, now)
}
