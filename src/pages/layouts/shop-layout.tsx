import { Outlet, useMatches } from 'react-router'
import { ProductSearchBox } from '#features/catalogue/web/search/product-search-box.tsx'
import { FailedPage } from '#pages/failed-page.tsx'
import { ShopShell } from '#ui/shell/shop-shell.tsx'
import { OwnPart } from '#web/own-part.tsx'
import { HeaderCart } from './header-cart.tsx'
import { HotWords } from './hot-words.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { PageFooter, PageTools } from './page-edges.tsx'
import { PageRow } from './page-row.tsx'
import { usePageShell } from './page-shell.ts'
import { ShopBrand } from './shop-brand.tsx'
import { ShortcutBar } from './shortcut-bar.tsx'

/** Home's shortcut bar comes back as a fixed one after this many pixels. */
const FIXED_AFTER = 620

export default function ShopLayout() {
  return <ShopFrame>{<Outlet />}</ShopFrame>
}

export function ShopFrame({ children }: { children: React.ReactNode }) {
  const atHome = useMatches().some((match) => match.id === 'pages/home')
  const shell = usePageShell()
  return (
    <ShopShell
      top={<ShortcutBar fixedAfter={atHome ? FIXED_AFTER : undefined} />}
      row={shell.kind !== 'browse' && <PageRow shell={shell} />}
      logo={<ShopBrand inRow />}
      search={
        <>
          <ProductSearchBox />
          {atHome && <HotWords />}
        </>
      }
      aside={
        <>
          {shell.kind === 'browse' && <LanguageSwitch short />}
          {shell.kind !== 'focus' && <HeaderCart />}
        </>
      }
      tools={<PageTools />}
      footer={<PageFooter />}
      bottom={
        shell.kind !== 'focus' && (
          <OwnPart>
            <MobileBar />
          </OwnPart>
        )
      }
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
