import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { Link } from 'react-router'
import { useCount } from '#features/cart/web/cart-count-store.ts'
import { paths } from '#paths'
import { HoverPanel } from '#ui/move/hover-panel.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

const fetchPeek = async () => (await import('#features/cart/web/cart-peek.tsx')).CartPeek

/** Beside the search box of wide screens: the cart, with what lies in it when pointed at. */
export function HeaderCart() {
  const inCart = useCount()
  return (
    <HoverPanel fetchPanel={fetchPeek} className="ml-auto max-lg:hidden">
      <Link discover="none" to={paths.cart()} className="button button-md button-outline">
        <ShoppingCart />
        {m.shell_cart()}
        <CountBadge count={inCart} label={m.shell_in_cart({ count: inCart })} />
      </Link>
    </HoverPanel>
  )
}
