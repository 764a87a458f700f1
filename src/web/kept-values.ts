import { useEffect, useState } from 'react'
import { readCookie } from '#platform/contract/cookies.ts'

/** Whose it is: what a visitor wrote is still there after the login, what a buyer wrote is for nobody else. */
type Kept = { by: string; values: unknown }

const keyOf = (name: string) => `half-written ${name}`
const writer = () => readCookie('user_token') ?? ''

/** What was half written under this name in this tab, before its page was left or loaded anew. */
export function readKept(name: string): unknown {
  try {
    const { by, values } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Partial<Kept>
    return by === '' || by === writer() ? values : undefined
  } catch {
    return undefined
  }
}

export function keepValues(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ by: writer(), values } satisfies Kept))
  } catch {
    // A store that is full or switched off keeps nothing: the page goes on as it is.
  }
}

export const forgetKept = (name: string) => sessionStorage.removeItem(keyOf(name))

/** A text of its own, outside any form. Begins empty as on the server, and finds what was kept once it is alive. */
export function useKeptText(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = readKept(name)
    if (typeof kept === 'string') setText(kept)
  }, [name])
  const write = (next: string) => {
    setText(next)
    if (next) keepValues(name, next)
    else forgetKept(name)
  }
  return [text, write]
}

/** The values of a form: found again once the page is alive, kept while they are `dirty`, forgotten once they are not. */
export function useKeptValues<V extends object>(
  name: string | undefined,
  values: V,
  dirty: boolean,
  found: (values: Partial<V>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive under its name
  useEffect(() => {
    const kept = name && readKept(name)
    if (kept && typeof kept === 'object') found(onlyFieldsOf(values, kept as Partial<V>))
  }, [name])
  useEffect(() => {
    if (!name) return
    if (dirty) keepValues(name, values)
    else forgetKept(name)
  }, [name, values, dirty])
}

/** A form that has other fields by now takes only those it still has. */
const onlyFieldsOf = <V extends object>(values: V, kept: Partial<V>): Partial<V> =>
  Object.fromEntries(Object.entries(kept).filter(([field]) => field in values)) as Partial<V>
