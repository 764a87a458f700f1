import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { numberIn } from '#desk/list/asked.ts'
import { asFilter, readFilter } from '#desk/orders/read-filter.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import { BatchProgress } from '#desk/ship/batch-progress.tsx'
import { deskPaths } from '#paths/desk'
import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'
import { CheckedRefund } from './checked-refund.tsx'
import { RefundTerms, type Seen } from './refund-terms.tsx'

/** What was chosen in the list, by numbers or as the question it answered; from here on it stays these orders. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const numbers = asked.get('orders')
  const upTo = numberIn(asked, 'up_to')
  const { before_id: _, ...filter } = asFilter(readFilter(asked))
  return load(() =>
    desk.manyRefundsSeller.findRefundable(
      numbers === null
        ? { filter: { ...filter, ...(upTo && { up_to_id: upTo }) } }
        : { order_sns: numbers.split('.') },
    ),
  )
}

type Ran = ShownBatch & { approval_id: number }

/** A spoiled batch: the same part goes back to everybody who bought of it, looked at order by order before it does. */
export function Component() {
  const { order_sns, goods } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const [seen, setSeen] = useState<Seen>()
  const [running, setRunning] = useState(0)
  const [ran, setRan] = useState<Ran>()
  return (
    <>
      <PageTitle title={m.manyrefunds_title()} />
      <div className="space-y-4">
        {order_sns.length === 0 && <EmptyState size="sm" title={m.manyrefunds_none()} />}
        {!ran && order_sns.length > 0 && (
          <RefundTerms
            orders={order_sns}
            goods={goods}
            sku={asked.get('sku') ?? ''}
            typed={() => setSeen(undefined)}
            checked={setSeen}
          />
        )}
        {running > 0 && <BatchProgress total={running} />}
        {!ran && seen && <CheckedRefund seen={seen} runs={setRunning} ran={setRan} />}
        {ran && <RanRefund ran={ran} />}
      </div>
    </>
  )
}

function RanRefund({ ran: { id, approval_id, kind, counts, lines } }: { ran: Ran }) {
  const [says, to] =
    approval_id > 0
      ? [m.manyrefunds_waits(), `${deskPaths.approvals}?id=${approval_id}`]
      : [m.manyrefunds_done({ count: counts.done }), deskPaths.batch(id)]
  return (
    <>
      <p role="status" className="rounded-xl bg-white p-4 ring-1 ring-gray-200">
        {says}{' '}
        <Link to={to} className="text-brand-700 underline">
          {approval_id > 0 ? m.manyrefunds_to_approvals() : `${m.manyrefunds_batch()} ${id}`}
        </Link>
      </p>
      <BatchLines kind={kind} counts={counts} lines={lines} />
    </>
  )
}
