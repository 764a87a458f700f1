import { useEffect, useRef } from 'react'
import { seconds } from '#platform/time.ts'
import { toast } from '#ui/act/toast.ts'

/** As long as the specification lets the message stand. */
const STAND = seconds(1)

/** The buyer reads that it worked, then the next page comes. */
export async function thenGo(msg: string, go: () => unknown): Promise<void> {
  toast.success(msg)
  await new Promise((resolve) => setTimeout(resolve, STAND))
  await go()
}

/** The same from within a page: whoever went elsewhere in that second stays there. */
export function useThenGo(): typeof thenGo {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return (msg, go) => thenGo(msg, () => here.current && go())
}
