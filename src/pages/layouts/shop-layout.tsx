import { Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { FailedPage } from '#pages/failed-page.tsx'
import type { RootData } from '#root.tsx'
import { ShopShell } from '#ui/shop-shell.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { ShopBrand } from './shop-brand.tsx'
import { ShopFooter } from './shop-footer.tsx'
import { ShopSearch } from './shop-search.tsx'
import { ShortcutBar } from './shortcut-bar.tsx'

/** Home's shortcut bar comes back as a fixed one after this many pixels. */
const FIXED_AFTER = 620

export default function ShopLayout() {
  return <ShopFrame>{<Outlet />}</ShopFrame>
}

function ShopFrame({ children }: { children: React.ReactNode }) {
  const app = useRouteLoaderData<RootData>('root')
  const atHome = useMatches().some((match) => match.id === 'pages/home')
  return (
    <ShopShell
      top={<ShortcutBar app={app} fixedAfter={atHome ? FIXED_AFTER : undefined} />}
      logo={<ShopBrand app={app} />}
      search={<ShopSearch />}
      footer={<ShopFooter app={app} />}
      bottom={<MobileBar />}
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
