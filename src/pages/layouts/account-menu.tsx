import Footprints from 'lucide-react/icons/footprints'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLogout } from '#features/account/web/use-logout.ts'
import { isAt, paths } from '#paths'
import { AccountMenu } from '#ui/shell/account-menu.tsx'
import * as m from '#words'
import { useAccountRooms } from './account-rooms.tsx'

/** The menu of the account centre, in the order of the specification. */
const ENTRIES = [
  ['orders', m.centre_orders, <ReceiptText key="icon" />],
  ['cart', m.centre_cart, <ShoppingCart key="icon" />],
  ['afterSales', m.centre_after_sale, <RotateCcw key="icon" />],
  ['favourites', m.centre_collection, <Heart key="icon" />],
  ['footprints', m.centre_footprint, <Footprints key="icon" />],
  ['interactions', m.centre_interaction, <MessagesSquare key="icon" />],
  ['addresses', m.centre_address, <MapPin key="icon" />],
  ['profile', m.centre_profile, <UserRound key="icon" />],
  ['security', m.centre_security, <ShieldCheck key="icon" />],
] as const satisfies [room: keyof typeof paths, label: () => string, icon: ReactNode][]

export function RoomMenu() {
  const here = useLocation().pathname
  const logout = useLogout()
  const rooms = ENTRIES.map(([room, label, icon]) => ({
    label: label(),
    href: paths[room](),
    icon,
    current: isAt(room, here),
  }))
  return (
    <AccountMenu
      groups={[
        { items: rooms },
        { items: useAccountRooms(), narrow: true },
        { items: [{ label: m.centre_logout(), icon: <LogOut />, onClick: logout }] },
      ]}
    />
  )
}
