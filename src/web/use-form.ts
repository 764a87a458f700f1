import { useRef, useState } from 'react'
import type { Answer } from '#platform/contract/envelope.ts'
import { type Fault, sayFault } from '#platform/fault.ts'
import type { Sentence } from '#platform/refusal.ts'
import { toast } from '#ui/act/toast.ts'
import { useSingleRun } from '#ui/act/use-single-run.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { reachApi, tellRefusal } from './call-api.ts'
import { useHalfWritten } from './half-written.ts'
import { useKeptValues } from './kept-values.ts'
import { type KeyFor, useRequestKey } from './request-key.ts'

type FieldOf<V> = keyof V & string

/**
 * The field each refusal belongs to, by the refusal's name; any other is only said. Where the language can be changed
 * while it stands there, its sentence comes along: the answer has it in one language only.
 */
type Placing<R extends string, F extends string> = { readonly [reason in R]?: Place<F> }
type Place<F extends string> = F | readonly [field: F, says: Sentence]

type FormParts<V extends object, T, R extends string> = {
  initial: V
  /** Asked before anything is sent. */
  check?: (values: V) => readonly Fault<FieldOf<V>>[]
  /** Files that belong to it: one that failed, or is still on its way, stops it. */
  uploads?: () => readonly Upload[]
  /** The call, or nothing when the buyer thought better of it. `keyFor(body)` is the key of an idempotent one. */
  send: (values: V, keyFor: KeyFor) => Promise<Answer<T, R> | undefined>
  refusals?: Placing<NoInfer<R>, FieldOf<V>>
  /** After a refusal was told: what else it means for the page. */
  refused?: (reason: NoInfer<R>) => unknown
  /** The form stays busy until this is over. */
  done: (data: T, msg: string) => unknown
  /** Begins anew once it was sent: a box for one comment after another. */
  clears?: boolean
  /** Sending the same again after coming back to the page is the same act: an order, a refund. */
  keyLives?: 'form' | 'page'
  /** For a button that stands outside the form's own part of the page. */
  onPending?: (pending: boolean) => void
  /** Who leaves with something half written is asked first. */
  warnsBeforeLeaving?: boolean
  /** Half-written values stay in this tab under this name: nobody has to be asked before leaving. */
  keptAs?: string
}

/** `fault` says why the form cannot go out with it as it stands. */
export type Upload = { fault: Sentence | undefined }

/** What the parts of a form need of it: `FormFields<'mobile'>` is any form with that field. */
export type FormFields<F extends string> = {
  bind(field: F): {
    name: string
    value: string
    onChange(event: { target: { value: string } }): void
  }
  error(field: F): string | undefined
  set(field: F, value: string): void
}

/**
 * A form: its values, what is wrong with them, and sending it once at a time.
 *
 *   const form = useForm({ initial: { code: '' }, check: codeFaults, send: …, refusals: { shop_bad_code: 'code' }, done: … })
 *   <form {...form.props}><Field error={form.error('code')}><TextInput {...form.bind('code')} /></Field></form>
 */
export function useForm<V extends object, T, R extends string>(parts: FormParts<V, T, R>) {
  type F = FieldOf<V>
  const { initial, check, uploads, send, refusals = {}, refused, done, onPending } = parts
  const { clears = false, warnsBeforeLeaving = false } = parts
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  /** What is not lost when the page is left. */
  const [safe, setSafe] = useState(initial)
  const [faults, setFaults] = useState<readonly Fault<F>[]>([])
  const { keyFor, forgetKeys } = useRequestKey(parts.keyLives ?? 'form')

  const isDirty = Object.keys(values).some((field) => values[field as F] !== safe[field as F])
  useHalfWritten(warnsBeforeLeaving && isDirty)
  useKeptValues(parts.keptAs, values, isDirty, (kept) => setValues((old) => ({ ...old, ...kept })))

  const set = <K extends F>(field: K, value: V[K]) => {
    setValues((old) => ({ ...old, [field]: value }))
    setFaults((old) => old.filter((fault) => fault.field !== field))
  }

  const show = (found: readonly Fault<F>[]) => {
    setFaults(found)
    if (found.length > 0) focusFirstInvalid(form.current)
  }

  /** True when nothing is wrong; else every field says its fault, the first one aloud, and gets the keyboard. */
  const passes = (found: readonly Fault<F>[]): boolean => {
    show(found)
    const [first] = found
    if (first) toast.warn(sayFault(first))
    return first === undefined
  }

  /** Puts a refusal beside the field it belongs to; true when there is one. */
  const place = <S extends string>(
    answer: Answer<unknown, S> | undefined,
    placing: Placing<NoInfer<S>, F>,
  ): boolean => {
    if (answer === undefined || answer.code === 1) return false
    const found: Place<F> | undefined = placing[answer.reason]
    if (found === undefined) return false
    if (typeof found === 'object') show([{ field: found[0], says: found[1] }])
    else show([{ field: found, says: () => answer.msg }])
    return true
  }

  const submit = async () => {
    if (check && !passes(check(values))) return
    const held = uploads?.().find(({ fault }) => fault)?.fault
    if (held) return void toast.warn(held({} as never))
    onPending?.(true)
    await sendAndGoOn()
    onPending?.(false)
  }

  const sendAndGoOn = async () => {
    const answer = await reachApi(send(values, keyFor))
    if (!answer) return
    if (answer.code !== 1) {
      tellRefusal(answer)
      place(answer, refusals)
      return void refused?.(answer.reason)
    }
    forgetKeys()
    if (clears) setValues(initial)
    setSafe(clears ? initial : values)
    await reachApi(Promise.resolve().then(() => done(answer.data, answer.msg)))
  }
  const { run, pending } = useSingleRun<void>(submit)

  return {
    values,
    set,
    passes,
    place,
    pending,
    submit: run,
    error: (field: F) => {
      const fault = faults.find((one) => one.field === field)
      return fault && sayFault(fault)
    },
    /** Ties a text input to a field. */
    bind: (field: F) => ({
      name: field,
      value: String(values[field]),
      onChange: (event: { target: { value: string } }) => set(field, event.target.value as V[F]),
    }),
    /** For the `form` element. */
    props: {
      ref: form,
      // Where no script runs, nothing that was typed may end up in an address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault()
        run()
      },
    },
  }
}
