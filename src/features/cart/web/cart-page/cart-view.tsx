import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { PlainForm } from '#ui/form/plain-form.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Skeleton, Waiting } from '#ui/show/skeleton.tsx'
import * as m from '#words'
import { CartBar } from './cart-bar.tsx'
import { CartHead } from './cart-head.tsx'
import { LostLines } from './lost-lines.tsx'
import { byShop, ShopLines } from './shop-lines.tsx'
import type { Cart } from './use-cart.ts'
import { useCartActs } from './use-cart-acts.ts'

/** What is waited for is as high as an empty cart, which most visitors have: nothing below it moves. */
const PLACE = 'min-h-90'

type Props = {
  cart: Cart
  delivery: DeliveryShown
  /** What can be had on the way, above the lines: coupons. */
  offers?: ReactNode
}

/** The whole cart: what can be bought, by shop, what cannot, and the bar that leads on. */
export function CartView({ cart, delivery, offers }: Props) {
  const acts = useCartActs(cart)
  const [managing, setManaging] = useState(false)
  if (!cart.lines) return <CartWaiting />
  if (cart.lines.length === 0) return <EmptyCart visitor={cart.visitor} />
  return (
    <PlainForm className="@container">
      {/* The first of the form's buttons is the one that Enter presses. */}
      <Button type="submit" name="act" value="update" variant="outline" size="sm" className="plain-only mb-3">
        {m.cart_plain_update()}
      </Button>
      {cart.visitor && <VisitorNote />}
      {offers}
      <CartHead acts={acts} managing={managing} onManage={setManaging} />
      {byShop(acts.buyable).map(({ shop, lines }) => (
        <ShopLines key={shop.id} shop={shop} lines={lines} acts={acts} />
      ))}
      <LostLines acts={acts} />
      <CartBar acts={acts} visitor={cart.visitor} delivery={delivery} managing={managing} />
    </PlainForm>
  )
}

function VisitorNote() {
  const { pathname, search } = useLocation()
  return (
    <Alert
      className="mb-4"
      action={
        <ButtonLink variant="link" size="sm" href={paths.login({ redirect: pathname + search })}>
          {m.cart_log_in()}
        </ButtonLink>
      }
    >
      {m.cart_visitor_note()}
    </Alert>
  )
}

function EmptyCart({ visitor }: { visitor: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      className={PLACE}
      scene="basket"
      title={m.cart_empty()}
      text={visitor ? m.cart_empty_visitor() : m.cart_empty_text()}
      action={
        <>
          <ButtonLink href={paths.search()}>{m.cart_look_around()}</ButtonLink>
          {visitor && (
            <ButtonLink variant="outline" href={paths.login({ redirect: pathname + search })}>
              {m.cart_log_in()}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

function CartWaiting() {
  return (
    <Waiting className={cx(PLACE, 'space-y-4')}>
      <Alert
        className="plain-only"
        action={
          <ButtonLink variant="link" size="sm" href={paths.login({ redirect: paths.cart() })}>
            {m.cart_log_in()}
          </ButtonLink>
        }
      >
        {m.cart_plain_visitor()}
      </Alert>
      <Skeleton className="h-11 w-full" />
      {['first', 'second'].map((row) => (
        <div key={row} className="flex gap-4 pl-9">
          <Skeleton className="size-20 rounded-xl" />
          <div className="flex-1 space-y-3">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}
