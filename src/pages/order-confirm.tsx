import type { MetaArgs } from 'react-router'
import { MAX_REMARK } from '#features/orders/orders-rules.ts'
import { BuyingSteps } from '#features/orders/web/buying-steps.tsx'
import { AddressChoice } from '#features/orders/web/checkout/address-choice.tsx'
import { CouponChoice } from '#features/orders/web/checkout/coupon-choice.tsx'
import { GoodsTable } from '#features/orders/web/checkout/goods-table.tsx'
import { type Checkout, loadCheckout } from '#features/orders/web/checkout/load-checkout.ts'
import { orderPlainly } from '#features/orders/web/checkout/order-plainly.ts'
import { OrderTotals } from '#features/orders/web/checkout/order-totals.tsx'
import { useCheckout } from '#features/orders/web/checkout/use-checkout.ts'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { TitledPage } from '#pages/parts/titled-page.tsx'
import { paths } from '#paths'
import { useRendered } from '#platform/pages/rendered-for.tsx'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PlainForm } from '#ui/form/plain-form.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { StickyBar } from '#ui/move/sticky-bar.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Card } from '#ui/show/card.tsx'
import { Price } from '#ui/show/price.tsx'
import { buyerPageData, type Loaded } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = buyerPageData(loadCheckout)
export const action = takeForm(orderPlainly)

export const handle = focusShell(m.checkout_title, paths.cart)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.checkout_title())

export default function OrderConfirmPage({ loaderData: checkout }: Loaded<typeof loader>) {
  return (
    <TitledPage
      title={m.checkout_title()}
      data={checkout}
      back={{ label: m.checkout_to_cart(), href: paths.cart() }}
    >
      {(whole) => <OrderForm checkout={whole} />}
    </TitledPage>
  )
}

/** Dialogs with forms of their own stand among what belongs to it, so it holds only what nobody sees. */
const FORM = 'order'

function OrderForm({ checkout }: { checkout: Checkout }) {
  const { preview, addresses, coupons, note } = checkout
  const acts = useCheckout(checkout)
  const { requestId } = useRendered()
  const virtual = preview.product_type === 1
  const pieces = preview.goods_list.reduce((sum, line) => sum + acts.numOf(line), 0)
  return (
    <>
      <BuyingSteps current={1} className="mx-auto my-6 max-w-3xl max-md:hidden" />
      <PlainForm id={FORM}>
        {/* Of this page alone: sent twice it is one order. */}
        <input type="hidden" name="key" value={requestId} suppressHydrationWarning />
        <input type="hidden" name="pay_fee" value={preview.pay_fee} />
      </PlainForm>
      <div className="space-y-4">
        {note && <Alert tone="warn">{note}</Alert>}
        {!virtual && !preview.address && addresses.length > 0 && (
          <Alert tone="warn">{m.postage_no_destination()}</Alert>
        )}
        {virtual ? (
          <Alert>{m.checkout_virtual_note()}</Alert>
        ) : (
          <AddressChoice
            form={FORM}
            addresses={addresses}
            chosenId={preview.address?.id ?? 0}
            onChoose={acts.chooseAddress}
            onAdded={(address) => acts.chooseAddress(address.id)}
          />
        )}
        <GoodsTable
          form={FORM}
          lines={preview.goods_list}
          numOf={acts.numOf}
          onNum={acts.setNum}
          onRemove={acts.removeLine}
        />
        <Card look="outline">
          <CouponChoice
            coupons={coupons}
            goodsAmount={preview.goods_amount}
            chosen={preview.coupon}
            discount={preview.discount_amount}
            onChoose={acts.chooseCoupon}
            onRedeemed={acts.takeRedeemed}
          />
          <hr className="my-4 border-gray-100" />
          <div className="grid gap-6 md:grid-cols-2">
            <Field label={m.checkout_remark()} optional>
              <Textarea
                form={FORM}
                name="remark"
                rows={3}
                maxLength={MAX_REMARK}
                value={acts.remark}
                placeholder={m.checkout_remark_hint()}
                onChange={(event) => acts.setRemark(event.target.value)}
              />
            </Field>
            <OrderTotals preview={preview} pieces={pieces} />
          </div>
        </Card>
      </div>
      <StickyBar className="mt-4 justify-end md:rounded-2xl md:ring-1 md:ring-gray-200">
        <span role="status" className="flex items-baseline gap-2">
          <span className="text-gray-600">{m.checkout_payable()}</span>
          <Price value={preview.pay_fee} size="lg" />
        </span>
        <Button type="submit" form={FORM} name="act" value="update" variant="outline" className="plain-only">
          {m.checkout_plain_update()}
        </Button>
        <Button
          type="submit"
          form={FORM}
          name="act"
          value="submit"
          variant="buy"
          size="lg"
          onClick={acts.submit}
          className="max-md:ml-auto"
        >
          {m.checkout_submit()}
        </Button>
      </StickyBar>
    </>
  )
}
