import { Bell, BookOpen, Info, ReceiptText, ShoppingBasket, ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import type { RootData } from '#root.tsx'
import { TopShortcutBar } from '#ui/top-shortcut-bar.tsx'
import * as m from '#words'
import { LanguageSwitch } from './language-switch.tsx'
import { ShopBrand } from './shop-brand.tsx'

export function ShortcutBar({
  app,
  fixedAfter,
}: {
  app: RootData | undefined
  fixedAfter?: number | undefined
}) {
  return (
    <TopShortcutBar
      fixedAfter={fixedAfter}
      brand={<ShopBrand app={app} small />}
      left={
        <>
          <span className="truncate max-md:hidden">{m.shell_welcome({ name: app?.appName ?? '' })}</span>
          <Link to="/login" className="shrink-0 rounded-sm text-brand-700 hover:underline">
            {m.shell_go_login()}
          </Link>
        </>
      }
      items={[
        { label: m.shell_introduction(), href: '/briefIntroduction/15', icon: <BookOpen /> },
        { label: m.shell_products(), href: '/Search', icon: <ShoppingBasket /> },
        { label: m.shell_my_orders(), href: '/user-center/0/my-order2', icon: <ReceiptText /> },
        { label: m.shell_cart(), href: '/user-center/1/shopping-cart', icon: <ShoppingCart /> },
        { label: m.shell_notifications(), href: '/news', icon: <Bell /> },
        { label: m.shell_about(), href: '/briefIntroduction/12', icon: <Info /> },
      ]}
      right={<LanguageSwitch />}
    />
  )
}
