import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, Outlet } from 'react-router'
import { ProductSearchBox } from '#features/catalogue/web/search/product-search-box.tsx'
import { FailedPage } from '#pages/failed-page.tsx'
import { paths } from '#paths'
import { AccountShell } from '#ui/shell/account-shell.tsx'
import { buyerPageData } from '#web/page-data.ts'
import * as m from '#words'
import { RoomMenu } from './account-menu.tsx'
import { AccountRooms } from './account-rooms.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { PageFooter, PageTools } from './page-edges.tsx'
import { PageRow } from './page-row.tsx'
import { usePageShell } from './page-shell.ts'
import { ShopBrand } from './shop-brand.tsx'
import { ShortcutBar } from './shortcut-bar.tsx'

/** The header stays in view after this many pixels. */
const FIXED_AFTER = 30

/** Every page of the account centre stands behind this; each guards itself as well. */
export const loader = buyerPageData(async () => null)

export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}

export function AccountFrame({ children }: { children: React.ReactNode }) {
  const shell = usePageShell()
  return (
    <AccountShell
      row={shell.kind !== 'browse' && <PageRow shell={shell} />}
      top={<ShortcutBar />}
      fixedAfter={FIXED_AFTER}
      header={
        <>
          <ShopBrand small />
          <Link
            discover="none"
            to={paths.accountHome()}
            className="flex shrink-0 items-center gap-1 rounded-md text-base font-semibold text-gray-700 hover:text-brand-700 "
          >
            <ChevronRight className="size-4 text-gray-400" />
            {m.centre_title()}
          </Link>
          <AccountRooms />
          <div className="ml-auto min-w-0 max-w-md flex-1">
            <ProductSearchBox />
          </div>
        </>
      }
      menu={<RoomMenu />}
      footer={<PageFooter />}
      bottom={<MobileBar />}
      tools={<PageTools />}
    >
      {children}
    </AccountShell>
  )
}

/** A page that fails keeps the account centre around it. */
export function ErrorBoundary() {
  return (
    <AccountFrame>
      <FailedPage />
    </AccountFrame>
  )
}
