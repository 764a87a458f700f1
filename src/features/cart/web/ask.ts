import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/**
 * The data of an answer, or nothing once the buyer has been told why not: a refusal's own sentence, or that the
 * network failed. An ended login has a dialog of its own.
 */
export async function ask<T>(asking: Promise<Answer<T>>): Promise<{ data: T; msg: string } | undefined> {
  try {
    const answer = await asking
    if (answer.code === 1) return { data: answer.data, msg: answer.msg }
    if (!isExpired(answer.code)) toast.warn(answer.msg)
  } catch {
    toast.error(m.cart_network())
  }
  return undefined
}
