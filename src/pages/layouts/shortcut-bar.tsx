import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Info from 'lucide-react/icons/info'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { Link, useLocation } from 'react-router'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { isAt, paths, SYSTEM_PAGES } from '#paths'
import { HoverPanel } from '#ui/move/hover-panel.tsx'
import { TopShortcutBar } from '#ui/shell/top-shortcut-bar.tsx'
import { Avatar } from '#ui/show/avatar.tsx'
import * as m from '#words'
import { LanguageSwitch } from './language-switch.tsx'
import { ShopBrand } from './shop-brand.tsx'

const fetchMenu = async () => (await import('./avatar-menu.tsx')).AvatarMenu

/** The thin bar above every page: who is here, and the places one goes to from anywhere. */
export function ShortcutBar({ fixedAfter }: { fixedAfter?: number | undefined }) {
  const inCart = useCartCount()
  const { notice } = useUnread()
  const { pages } = useIdentity()
  const written = (page: keyof typeof SYSTEM_PAGES) => pages.includes(SYSTEM_PAGES[page])
  return (
    <TopShortcutBar
      fixedAfter={fixedAfter}
      brand={<ShopBrand small />}
      left={<WhoIsHere />}
      items={[
        ...(written('introduction')
          ? [{ label: m.shell_introduction(), href: paths.systemPage('introduction'), icon: <BookOpen /> }]
          : []),
        { label: m.shell_products(), href: paths.search(), icon: <ShoppingBasket /> },
        { label: m.shell_my_orders(), href: paths.orders(), icon: <ReceiptText /> },
        {
          label: m.shell_cart(),
          href: paths.cart(),
          icon: <ShoppingCart />,
          count: inCart,
          countLabel: m.shell_in_cart({ count: inCart }),
        },
        {
          label: m.shell_notifications(),
          href: paths.news(),
          icon: <Bell />,
          count: notice,
          countLabel: m.notices_unread({ count: notice }),
        },
        ...(written('about')
          ? [{ label: m.shell_about(), href: paths.systemPage('about'), icon: <Info /> }]
          : []),
      ]}
      right={<LanguageSwitch />}
    />
  )
}

function WhoIsHere() {
  const { me } = useMe()
  const { name } = useIdentity()
  const { pathname, search } = useLocation()
  return (
    <>
      <div className="for-buyer min-w-0">
        <HoverPanel fetchPanel={fetchMenu} side="left" className="min-w-0">
          <Link
            discover="none"
            to={paths.profile()}
            className="flex min-w-0 items-center gap-2 rounded-md hover:text-brand-700"
          >
            <Avatar src={me?.avatar} size="sm" />
            <span className="buyer-name truncate">{me?.nickname}</span>
          </Link>
        </HoverPanel>
      </div>
      <div className="for-visitor contents">
        <span className="truncate max-xl:hidden">{m.shell_welcome({ name })}</span>
        <Link
          discover="none"
          to={paths.login(isAt('home', pathname) ? {} : { redirect: pathname + search })}
          className="shrink-0 rounded-sm text-brand-700 hover:underline"
        >
          {m.shell_go_login()}
        </Link>
        <Link
          discover="none"
          to={paths.register()}
          className="shrink-0 rounded-sm hover:text-brand-700 hover:underline"
        >
          {m.shell_register()}
        </Link>
      </div>
    </>
  )
}
