import { Outlet, useMatches } from 'react-router'
import { ProductSearchBox } from '#features/catalogue/web/search/product-search-box.tsx'
import { FailedPage } from '#pages/failed-page.tsx'
import { ShopShell } from '#ui/shell/shop-shell.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { ShopBrand } from './shop-brand.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopTools } from './shop-tools.tsx'
import { ShortcutBar } from './shortcut-bar.tsx'

/** Home's shortcut bar comes back as a fixed one after this many pixels. */
const FIXED_AFTER = 620

export default function ShopLayout() {
  return <ShopFrame>{<Outlet />}</ShopFrame>
}

export function ShopFrame({ children }: { children: React.ReactNode }) {
  const matches = useMatches()
  const atHome = matches.some((match) => match.id === 'pages/home')
  // A page may bring a bar of its own for the lower edge of phones.
  const ownBar = matches.some(
    (match) => (match.handle as { ownBottomBar?: boolean } | undefined)?.ownBottomBar,
  )
  return (
    <ShopShell
      top={<ShortcutBar fixedAfter={atHome ? FIXED_AFTER : undefined} />}
      logo={<ShopBrand />}
      search={<ProductSearchBox />}
      tools={<ShopTools />}
      footer={<ShopFooter />}
      bottom={ownBar ? undefined : <MobileBar />}
    >
      {children}
    </ShopShell>
  )
}

/** A page that fails keeps the shop around it. */
export function ErrorBoundary() {
  return (
    <ShopFrame>
      <FailedPage />
    </ShopFrame>
  )
}
