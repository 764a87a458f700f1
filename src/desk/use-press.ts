import { useRevalidator } from 'react-router'
import type { Answer } from '#platform/contract/envelope.ts'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'

/** A press that does something: what came of it is said, and the page asks anew. Says whether it was done. */
export function usePress() {
  const { revalidate } = useRevalidator()
  return async (calling: Promise<Answer<unknown>>): Promise<boolean> => {
    const done = await callApi(calling)
    if (done) toast.success(done.msg)
    await revalidate()
    return done !== undefined
  }
}
