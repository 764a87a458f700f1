import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { Link } from 'react-router'
import { paths } from '#paths'
import * as m from '#words'

const PLACES = [
  { label: m.shell_products, href: paths.search(), icon: ShoppingBasket },
  { label: m.shell_my_orders, href: paths.orders(), icon: ReceiptText },
  { label: m.shell_cart, href: paths.cart(), icon: ShoppingCart },
]

/** Fixed at the left edge where the screen is wide enough to leave room beside the column. */
export function LeftPanel() {
  return (
    <nav
      aria-label={m.product_places()}
      className="fixed left-3 top-1/2 z-20 w-20 -translate-y-1/2 rounded-2xl bg-white p-1 shadow-lg ring-1 ring-gray-100 max-[1419px]:hidden print:hidden"
    >
      <ul>
        {PLACES.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <Link discover="none" to={href} className="tool">
              <Icon aria-hidden="true" />
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
