import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/** The answer of an act, or nothing once the buyer has been told why not. An ended login has a dialog of its own. */
export async function tryCall<T>(calling: Promise<Answer<T>>): Promise<{ data: T; msg: string } | undefined> {
  try {
    const answer = await calling
    if (answer.code === 1) return answer
    if (!isExpired(answer.code)) toast.warn(answer.msg)
  } catch {
    toast.error(m.notices_network())
  }
  return undefined
}
