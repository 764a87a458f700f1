import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import type { ProductCard } from '#features/catalogue/catalogue-contract.ts'
import { isClosed, isPaid, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { BuyingSteps } from '#features/orders/web/buying-steps.tsx'
import { AlipayDialog } from '#features/payment/web/alipay-dialog.tsx'
import { BalanceDialog } from '#features/payment/web/balance-dialog.tsx'
import { ClosedOrder } from '#features/payment/web/closed-order.tsx'
import { MethodChoice } from '#features/payment/web/method-choice.tsx'
import { OrderSummary } from '#features/payment/web/order-summary.tsx'
import { PaidDialog } from '#features/payment/web/paid-dialog.tsx'
import { PaidOrder } from '#features/payment/web/paid-order.tsx'
import { payPlainly } from '#features/payment/web/pay-plainly.ts'
import { usePaying } from '#features/payment/web/use-paying.ts'
import { usePolling } from '#features/payment/web/use-polling.ts'
import type { WalletSummary } from '#features/wallet/wallet-contract.ts'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { TitledPage } from '#pages/parts/titled-page.tsx'
import { paths, readPayment } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { PlainForm } from '#ui/form/plain-form.tsx'
import { ActBar } from '#ui/move/act-bar.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Card } from '#ui/show/card.tsx'
import { Countdown } from '#ui/show/countdown.tsx'
import { Price } from '#ui/show/price.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { buyerPageData, type Loaded, need, optional, type PageArgs } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = buyerPageData(async (context: PageArgs) => {
  const { api, params, url } = context
  const pointer = readPayment(params.order)
  if (!pointer) return { broken: true as const, reason: undefined }
  const id = pointer.id || (await findOrderId(context, pointer.order_sn))
  if (!id) return { broken: true as const, reason: undefined }
  const [order, wallet] = await Promise.all([api.orders.orderDetail({ id }), api.wallet.showSummary()])
  if (order.code === 0) return { broken: true as const, reason: order.msg }
  const shown = need(order, url)
  return {
    broken: false as const,
    order: shown,
    wallet: need(wallet, url),
    also: isPaid(shown.status) ? await findAlso(context, shown) : [],
  }
})

/** Who has paid may look on: for what is like the first thing of the order, as long as that is sold. */
async function findAlso({ api }: PageArgs, { items: [first] }: Order) {
  const similar = first && (await optional(api.catalogue.listSimilar({ id: first.product_id })))
  return similar ?? []
}

/** A link may name its order by the number alone. */
async function findOrderId({ api }: PageArgs, order_sn: string): Promise<number | undefined> {
  const state = await api.payment.paymentState({ order_sn })
  return state.code === 1 ? state.data.order_id : undefined
}

export const action = takeForm(payPlainly)

export const handle = focusShell(m.cashier_title, paths.orders)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.cashier_title())

export default function PlaceOrderPage({ loaderData: data }: Loaded<typeof loader>) {
  return (
    <TitledPage
      title={m.cashier_title()}
      data={data}
      back={{ label: m.shell_my_orders(), href: paths.orders() }}
    >
      {({ order, wallet, also }) => <Cashier key={order.id} order={order} wallet={wallet} also={also} />}
    </TitledPage>
  )
}

type CashierProps = { order: Order; wallet: WalletSummary; also: readonly ProductCard[] }

function Cashier({ order, wallet, also }: CashierProps) {
  const paying = usePaying(order)
  const orderPath = paths.order(order.id)
  const unpaid = order.status === ORDER.awaitingPayment
  return (
    <>
      <BuyingSteps
        current={isPaid(order.status) ? 3 : 2}
        failed={isClosed(order.status)}
        className="mx-auto my-6 max-w-3xl max-md:hidden"
      />
      {unpaid && <Unpaid order={order} wallet={wallet} paying={paying} />}
      {isClosed(order.status) && <ClosedOrder order={order} />}
      {isPaid(order.status) && <PaidOrder order={order} />}
      {also.length > 0 && (
        <section aria-labelledby="also" className="mt-10">
          <SectionHeading id="also" title={m.paid_also()} />
          <ShelfGrid products={also} aside cut />
        </section>
      )}
      <PaidDialog
        said={paying.paid}
        payFee={order.pay_fee}
        orderPath={orderPath}
        onClose={paying.closePaid}
      />
    </>
  )
}

type UnpaidProps = { order: Order; wallet: WalletSummary; paying: ReturnType<typeof usePaying> }

function Unpaid({ order, wallet, paying }: UnpaidProps) {
  const [over, setOver] = useState(Date.parse(order.expire_time) <= Date.parse(order.server_time))
  // The server closes it within the minute; until then the page looks again.
  usePolling(over, 3, paying.revalidate)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="space-y-4">
        {over ? (
          <Alert tone="warn">{m.cashier_over()}</Alert>
        ) : (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl bg-amber-50 px-4 py-3 text-amber-700 md:px-6">
            <Clock className="size-5" aria-hidden="true" />
            <span>{m.cashier_time_left()}</span>
            <Countdown
              look="boxes"
              until={order.expire_time}
              serverNow={order.server_time}
              onEnd={() => setOver(true)}
            />
            <span>{m.cashier_time_note()}</span>
          </div>
        )}
        <Card title={m.cashier_method()} look="outline">
          <PlainForm>
            <MethodChoice value={paying.method} onChange={paying.setMethod} balance={wallet.balance} />
            <Field label={m.cashier_plain_password()} className="plain-only mt-4 flex-col">
              <PasswordInput name="pay_password" autoComplete="off" inputMode="numeric" maxLength={6} />
            </Field>
            <ActBar className="flex items-center justify-end gap-x-6 max-md:justify-between md:mt-6">
              <span className="flex items-baseline gap-2">
                <span className="text-gray-600">{m.cashier_to_pay()}</span>
                <Price value={order.pay_fee} size="lg" />
              </span>
              <Button type="submit" variant="buy" size="lg" disabled={over} onClick={paying.confirm}>
                {m.cashier_confirm()}
              </Button>
            </ActBar>
          </PlainForm>
        </Card>
      </div>
      <OrderSummary order={order} />
      <AlipayDialog markup={paying.markup} onClose={paying.closeAlipay} onAsk={paying.lookForMoney} />
      <BalanceDialog
        open={paying.askingPassword}
        orderSn={order.order_sn}
        payFee={order.pay_fee}
        balance={wallet.balance}
        hasPassword={wallet.has_payment_password === 1}
        onClose={paying.closePassword}
        onPaid={paying.celebrate}
        onRefused={paying.revalidate}
      />
    </div>
  )
}
