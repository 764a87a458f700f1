import { useEffect } from 'react'
import { usePerson } from '#desk/door/load-door.ts'
import { toast } from '#ui/act/toast.ts'
import { sendActs } from './send-acts.ts'

const NOBODY = { done: () => undefined, waits: toast.warn, allSent: () => undefined }

/** Sends what was packed and is not sent yet, on pages that show no wave: whoever goes on to ship leaves nothing behind. */
export function useOutbox(): void {
  const { id } = usePerson()
  useEffect(() => sendActs(id, NOBODY), [id])
}
