import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { OrderItem } from '#features/orders/orders-contract.ts'
import { ANONYMOUS, DEFAULT_LEVEL, reviewFaults } from '#features/reviews/review-rules.ts'
import type { PictureUpload } from '#features/uploads/web/use-picture-upload.ts'
import { api } from '#platform/contract/api.ts'
import { useThenGo } from '#web/then-go.ts'
import { useForm } from '#web/use-form.ts'

/** What is said about one item; its pictures travel by themselves. */
export type Draft = { level: number; content: string; is_anonymous: '0' | '1' }

const BLANK: Draft = { level: DEFAULT_LEVEL, content: '', is_anonymous: ANONYMOUS }

/** The items of an order as one form, each a field of it. `listPath` is where a published one leads. */
export function useEvaluate(orderId: number, items: readonly OrderItem[], listPath: string) {
  const navigate = useNavigate()
  const thenGo = useThenGo()
  const pictures = useRef(new Map<number, PictureUpload>())
  const form = useForm({
    initial: Object.fromEntries(items.map(({ id }) => [id, BLANK])) as Record<string, Draft>,
    check: (drafts) =>
      items.flatMap(({ id }) =>
        reviewFaults(drafts[id]?.content ?? '').map((fault) => ({ ...fault, field: String(id) })),
      ),
    uploads: () => [...pictures.current.values()],
    send: (drafts, keyFor) => {
      const comments = items.map(({ id }) => ({
        order_item_id: id,
        ...(drafts[id] ?? BLANK),
        images: pictures.current.get(id)?.urls.join(',') ?? '',
      }))
      const body = { id: orderId, comments }
      return api.reviews.publishReviews(body, { key: keyFor(body) })
    },
    done: (_, msg) => thenGo(msg, () => navigate(listPath, { replace: true })),
    keptAs: `review ${orderId}`,
  })
  return {
    form,
    draftOf: (id: number) => form.values[id] ?? BLANK,
    keepPictures: (id: number, upload: PictureUpload) => void pictures.current.set(id, upload),
  }
}
