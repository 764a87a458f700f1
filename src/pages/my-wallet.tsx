import { useState } from 'react'
import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { CouponShelf } from '#features/orders/web/coupon-shelf.tsx'
import { ReturnButton } from '#features/payment/web/return-button.tsx'
import { TopUpDialog } from '#features/payment/web/top-up-dialog.tsx'
import { LEDGER_FILTERS, type LedgerFilter } from '#features/wallet/wallet-rules.ts'
import { BalanceCard } from '#features/wallet/web/balance-card.tsx'
import { LedgerTable } from '#features/wallet/web/ledger-table.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { pageOf } from '#pages/parts/page-of.ts'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) => {
  const asked = url.searchParams.get('type')
  const type = LEDGER_FILTERS.find((filter) => filter === asked) ?? 'all'
  const page = pageOf(url)
  const [wallet, ledger, coupons, available] = await Promise.all([
    api.wallet.showSummary(),
    api.wallet.listMovements({ type, page }),
    api.orders.listCoupons(),
    api.coupons.listAvailableCoupons(),
  ])
  return {
    type,
    wallet: need(wallet, url),
    ledger: need(ledger, url),
    coupons: need(coupons, url),
    available: need(available, url),
  }
})

export const handle = accountShell(m.mywallet_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.mywallet_title())

const FILTER_NAMES: Record<LedgerFilter, () => string> = {
  all: m.mywallet_filter_all,
  in: m.mywallet_filter_in,
  out: m.mywallet_filter_out,
}

const listPath = (type: LedgerFilter, page = 1) => `?type=${type}${page > 1 ? `&page=${page}` : ''}`

export default function MyWalletPage() {
  const { type, wallet, ledger, coupons, available } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [toppingUp, setToppingUp] = useState(false)
  return (
    <div className="space-y-4">
      <h1 className="max-md:sr-only text-xl font-semibold text-gray-900">{m.mywallet_title()}</h1>
      <BalanceCard
        wallet={wallet}
        action={
          <div className="flex flex-wrap items-center gap-3 max-md:w-full">
            <ReturnButton amount={wallet.returnable} onReturned={revalidate} />
            <Button variant="outline" size="lg" onClick={() => setToppingUp(true)} className="max-md:grow">
              {m.mywallet_top_up()}
            </Button>
          </div>
        }
      />
      {wallet.has_payment_password === 0 && (
        <Alert
          tone="warn"
          action={
            <ButtonLink variant="link" size="sm" href={paths.security()}>
              {m.cashier_set_password()}
            </ButtonLink>
          }
        >
          {m.cashier_no_password()}
        </Alert>
      )}
      <CouponShelf coupons={coupons} available={available} onRedeemed={revalidate} />
      <Card title={m.mywallet_history()}>
        <LinkTabs
          label={m.mywallet_filter()}
          look="chips"
          className="mb-4"
          items={LEDGER_FILTERS.map((filter) => ({
            label: FILTER_NAMES[filter](),
            href: listPath(filter),
            current: filter === type,
          }))}
        />
        <LedgerTable movements={ledger.data} orderPath={(orderId) => paths.order(orderId)} />
        <Pagination of={ledger} hrefFor={(page) => listPath(type, page)} className="mt-4" />
      </Card>
      <TopUpDialog open={toppingUp} onClose={() => setToppingUp(false)} onArrived={revalidate} />
    </div>
  )
}
