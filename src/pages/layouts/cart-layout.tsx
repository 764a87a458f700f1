import { Outlet } from 'react-router'
import { FailedPage } from '#pages/failed-page.tsx'
import { type Loaded, pageData } from '#web/page-data.ts'
import { AccountFrame } from './account-layout.tsx'
import { ShopFrame } from './shop-layout.tsx'

export const loader = pageData(async ({ loggedIn }) => ({ isBuyer: loggedIn }))

/** The cart is a room of the account centre; a visitor, who has no account yet, finds it in the shop. */
export default function CartLayout({ loaderData: { isBuyer } }: Loaded<typeof loader>) {
  return isBuyer ? (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  ) : (
    <ShopFrame>
      <div className="column py-4 md:py-6">
        <Outlet />
      </div>
    </ShopFrame>
  )
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <FailedPage />
    </ShopFrame>
  )
}
