import { Outlet } from 'react-router'
import { FailedPage } from '#pages/failed-page.tsx'
import { useMe } from '#pages/parts/use-me.ts'
import { AccountFrame } from './account-layout.tsx'
import { ShopFrame } from './shop-layout.tsx'

/** The cart is a room of the account centre; a visitor, who has no account yet, finds it in the shop. */
export default function CartLayout() {
  return useMe().me ? (
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
