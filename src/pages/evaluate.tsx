import type { MetaArgs } from 'react-router'
import { canDo, ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { EvaluateItem } from '#features/reviews/web/evaluate/evaluate-item.tsx'
import { useEvaluate } from '#features/reviews/web/evaluate/use-evaluate.ts'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { PageBelow } from '#pages/parts/page-below.tsx'
import { paths, readId } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { ActBar } from '#ui/move/act-bar.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import { useWayBack } from '#web/use-way-back.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, params, url }) => {
  const id = readId(params.id) ?? 0
  return need(await api.orders.orderDetail({ id }), url)
})

export const handle = focusShell(m.evaluate_title, paths.orders)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.evaluate_title())

export default function EvaluatePage({ loaderData: order }: Loaded<typeof loader>) {
  return (
    <PageBelow list="orders" title={m.evaluate_title()} className="pb-8">
      <h1 className="max-md:sr-only mb-4 text-xl font-bold text-gray-900 md:text-2xl">
        {m.evaluate_title()}
      </h1>
      {canDo('review', order.status) ? (
        <EvaluateForm key={order.id} order={order} />
      ) : (
        <NoForm order={order} />
      )}
    </PageBelow>
  )
}

function EvaluateForm({ order }: { order: Order }) {
  const leave = useWayBack(paths.order(order.id))
  // What was given back is not spoken of.
  const items = order.items.filter((item) => item.refund_status !== ITEM_REFUND.refunded)
  const { form, draftOf, keepPictures } = useEvaluate(order.id, items, paths.orders())
  return (
    <form {...form.props} className="space-y-4">
      {items.map((item) => (
        <EvaluateItem
          key={item.id}
          item={item}
          draft={draftOf(item.id)}
          onDraft={(draft) => form.set(String(item.id), draft)}
          onPictures={(pictures) => keepPictures(item.id, pictures)}
          error={form.error(String(item.id))}
        />
      ))}
      <ActBar className="flex justify-end gap-3 max-md:*:flex-auto">
        <Button variant="outline" size="lg" onClick={() => leave()}>
          {m.evaluate_cancel()}
        </Button>
        <Button type="submit" size="lg" loading={form.pending}>
          {m.evaluate_publish()}
        </Button>
      </ActBar>
    </form>
  )
}

function NoForm({ order }: { order: Order }) {
  const done = order.status === ORDER.completed
  return (
    <Card look="outline">
      <EmptyState
        scene="talk"
        title={done ? m.evaluate_done() : m.evaluate_not_yet()}
        text={done ? m.evaluate_done_text() : m.evaluate_not_yet_text()}
        action={
          <>
            <ButtonLink href={paths.order(order.id)}>{m.evaluate_see_order()}</ButtonLink>
            <ButtonLink variant="outline" href={paths.orders()}>
              {m.myorders_title()}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
