import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { deskPaths } from '#paths/desk'
import { readClock, shopDay } from '#platform/time.ts'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import * as m from '#words'
import { BillsTab } from './bills-tab.tsx'
import { BooksTab } from './books-tab.tsx'
import { CheckTab } from './check-tab.tsx'
import { PaymentsTab } from './payments-tab.tsx'
import { RefundsTab } from './refunds-tab.tsx'
import { StuckTab } from './stuck-tab.tsx'

const TABS = ['stuck', 'payments', 'refunds', 'books', 'bills', 'check'] as const

const NAMES: Record<(typeof TABS)[number], () => string> = {
  stuck: m.desk_stuck_money,
  payments: m.office_payments,
  refunds: m.office_refunds,
  books: m.office_books,
  bills: m.office_bills,
  check: m.office_check,
}

const thisMonth = () => shopDay(readClock()).slice(0, 7)

/** What each tab shows is asked for when it is opened: the check of the books reads everything. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const tab = TABS.find((one) => one === asked.get('tab')) ?? 'stuck'
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const before = Math.max(0, Math.trunc(Number(asked.get('before'))) || 0)
  const further = before > 0 ? { before_id: before } : {}
  const period = /^\d{4}(-\d\d)?$/.test(asked.get('period') ?? '') ? (asked.get('period') ?? '') : thisMonth()
  switch (tab) {
    case 'stuck':
      return { tab, listed: await load(() => desk.moneySeller.listStuckMoney({ page })) }
    case 'payments':
      return { tab, listed: await load(() => desk.moneySeller.listPayments(further)) }
    case 'refunds':
      return { tab, listed: await load(() => desk.moneySeller.listRefunds(further)) }
    case 'books':
      return { tab, period, rows: await load(() => desk.moneySeller.sumBooks({ period })) }
    case 'bills':
      return { tab, listed: await load(() => desk.moneySeller.listBills({ page })) }
    case 'check':
      return { tab, promises: await load(() => desk.booksSeller.checkBooks()) }
  }
}

export function Component() {
  const shown = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const tabs = TABS.map((tab) => ({
    label: NAMES[tab](),
    href: `${deskPaths.money}?tab=${tab}`,
    current: tab === shown.tab,
  }))
  return (
    <>
      <PageTitle title={m.office_money()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.office_money()} items={tabs} className="mb-3" />
        {shown.tab === 'stuck' && <StuckTab listed={shown.listed} />}
        {shown.tab === 'payments' && <PaymentsTab {...shown.listed} />}
        {shown.tab === 'refunds' && <RefundsTab {...shown.listed} />}
        {shown.tab === 'books' && <BooksTab period={shown.period} rows={shown.rows} />}
        {shown.tab === 'bills' && <BillsTab listed={shown.listed} />}
        {shown.tab === 'check' && <CheckTab promises={shown.promises} />}
      </div>
    </>
  )
}
