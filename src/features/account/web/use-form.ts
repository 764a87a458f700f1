import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Fault } from '#features/account/account-rules.ts'
import { toast } from '#ui/act/toast.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import * as m from '#words'

/** What the server refuses a form with, and the field each sentence belongs to. */
type Refusals<F extends string> = readonly (readonly [F, Fault['says']])[]

/** Values of a form and what is wrong with them. Sentences are kept as functions, so they follow the language. */
export function useForm<V extends Record<string, string | boolean>>(initial: V) {
  type F = keyof V & string
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<readonly Fault<F>[]>([])
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  // What was typed before the page came alive stands in the inputs and nowhere else.
  useEffect(() => {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []) {
      if (input.value !== '')
        setValues((old) => (old[input.name] === '' ? { ...old, [input.name]: input.value } : old))
    }
  }, [])

  const set = <K extends F>(field: K, value: V[K]) => {
    setValues((old) => ({ ...old, [field]: value }))
    setFaults((old) => old.filter((fault) => fault.field !== field))
  }

  /** True when nothing is wrong; else every field says its fault, the first one aloud, and gets the keyboard. */
  const passes = (found: readonly Fault<F>[]): boolean => {
    setFaults(found)
    const [first] = found
    if (!first) return true
    toast.warn(first.says())
    focusFirstInvalid(form.current)
    return false
  }

  /** Puts the server's sentence beside its field. */
  const place = (msg: string, refusals: Refusals<F>) => {
    const known = refusals.find(([, says]) => says() === msg)
    if (!known) return
    setFaults([{ field: known[0], says: known[1] }])
    focusFirstInvalid(form.current)
  }

  return {
    form,
    values,
    set,
    passes,
    place,
    busy,
    error: (field: F) => faults.find((fault) => fault.field === field)?.says(),
    /** Ties a text input to a field. */
    bind: (field: F) => ({
      name: field,
      value: String(values[field]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.target.value as V[F]),
    }),
    /** Runs once at a time; a network that fails is told, and the form can be sent again. */
    submit: (send: () => Promise<unknown>) => async (event: FormEvent) => {
      event.preventDefault()
      if (running.current) return
      running.current = true
      setBusy(true)
      try {
        await send()
      } catch {
        toast.error(m.account_network_failed())
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    reset: () => {
      setValues(initial)
      setFaults([])
    },
  }
}
