import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/** The answer, or nothing once the buyer has been told that the network failed. */
export async function reachApi<A>(calling: Promise<A>): Promise<A | undefined> {
  try {
    return await calling
  } catch {
    toast.error(m.web_network_failed())
    return undefined
  }
}

/** Says why not. An ended login has a dialog of its own. */
export function tellRefusal({ code, msg }: { code: number; msg: string }): void {
  if (!isExpired(code)) toast.warn(msg)
}

/**
 * What a call gave, or nothing once the buyer has been told why not: a refusal's own sentence, or that the network
 * failed. For a press of a button; a form has `useForm`.
 */
export async function callApi<T>(calling: Promise<Answer<T>>): Promise<{ data: T; msg: string } | undefined> {
  const answer = await reachApi(calling)
  if (answer?.code === 1) return { data: answer.data, msg: answer.msg }
  if (answer) tellRefusal(answer)
  return undefined
}

/** The data alone, or nothing: where a failure is no reason to trouble anyone. */
export const dataOf = <T>(calling: Promise<Answer<T>>): Promise<T | undefined> =>
  calling.then(
    (answer) => (answer.code === 1 ? answer.data : undefined),
    () => undefined,
  )
