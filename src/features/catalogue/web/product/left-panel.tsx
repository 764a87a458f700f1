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

/** Fixed at the left edge: with words where there is room beside the column, as narrow as its margin on laptops. */
export function LeftPanel() {
  return (
    <nav
      aria-label={m.product_places()}
      className="fixed left-3 top-1/2 z-20 w-20 -translate-y-1/2 rounded-2xl bg-white p-1 shadow-lg ring-1 ring-gray-100 max-[1419px]:left-0 max-[1419px]:w-8 max-[1419px]:rounded-l-none max-[1419px]:px-0 max-xl:hidden print:hidden"
    >
      <ul>
        {PLACES.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <Link discover="none" to={href} className="tool">
              <Icon aria-hidden="true" />
              <span className="tool-words">{label()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
