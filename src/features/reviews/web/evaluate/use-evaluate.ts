import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '#features/cart/web/ask.ts'
import { reviewFault } from '#features/reviews/review-rules.ts'
import { api } from '#platform/contract/api.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { seconds } from '#platform/time.ts'
import { toast } from '#ui/act/toast.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import * as m from '#words'

/** What one item's form holds at the moment. */
export type Draft = {
  order_item_id: number
  level: number
  content: string
  images: string
  is_anonymous: '0' | '1'
  /** A picture is still on its way. */
  busy: boolean
}

/** As long as the specification lets the message stand. */
const STAND = seconds(1)

/** The forms of an order's items as one act. `listPath` is where a published one leads. */
export function useEvaluate(orderId: number, listPath: string) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const drafts = useRef(new Map<number, Draft>())
  const key = useRef('')
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [faults, setFaults] = useState(new Map<number, string>())
  const [published, setPublished] = useState(false)
  useEffect(() => () => clearTimeout(leaving.current), [])

  const publish = async () => {
    if (published) return
    const entries = [...drafts.current.values()]
    const found = new Map(
      entries.flatMap((draft) => {
        const fault = reviewFault(draft)
        return fault ? [[draft.order_item_id, fault()] as const] : []
      }),
    )
    setFaults(found)
    const [first] = found.values()
    if (first !== undefined) {
      toast.warn(first)
      // The fields know their faults only once they have been drawn with them.
      return void setTimeout(() => form.current && focusFirstInvalid(form.current))
    }
    if (entries.some((draft) => draft.busy)) return void toast.info(m.evaluate_uploading())
    // Kept until it is published: a retry after a lost answer is the same act.
    key.current ||= newKey()
    const comments = entries.map(({ busy: _, ...entry }) => entry)
    const done = await ask(api.reviews.publishReviews({ id: orderId, comments }, { key: key.current }))
    if (!done) return
    setPublished(true)
    toast.success(done.msg)
    leaving.current = setTimeout(() => void navigate(listPath, { replace: true }), STAND)
  }

  return {
    form,
    faults,
    publish,
    published,
    keep: (draft: Draft) => void drafts.current.set(draft.order_item_id, draft),
  }
}
