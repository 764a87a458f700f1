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
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLogout } from '#features/account/web/use-logout.ts'
import { type AccountChild, accountPath } from '#pages/account-places.ts'
import type { AccountMenuGroup } from '#ui/account-menu.tsx'
import * as m from '#words'

/** The menu of the account centre, in the order of the specification. */
const ENTRIES: [child: AccountChild, label: () => string, icon: ReactNode][] = [
  ['my-order2', m.centre_orders, <ReceiptText key="icon" />],
  ['shopping-cart', m.centre_cart, <ShoppingCart key="icon" />],
  ['after-sale', m.centre_after_sale, <RotateCcw key="icon" />],
  ['myCollection', m.centre_collection, <Heart key="icon" />],
  ['myfootprint', m.centre_footprint, <Footprints key="icon" />],
  ['interaction', m.centre_interaction, <MessagesSquare key="icon" />],
  ['receiving-address', m.centre_address, <MapPin key="icon" />],
  ['personal-data', m.centre_profile, <UserRound key="icon" />],
  ['security-setting', m.centre_security, <ShieldCheck key="icon" />],
]

export function useAccountMenu(): AccountMenuGroup[] {
  const here = useLocation().pathname.toLowerCase()
  const logout = useLogout()
  // On phones the menu is a strip that scrolls: where one is must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done again for every page
  useEffect(() => {
    const current = document.querySelector(`nav[aria-label="${m.ui_account_menu()}"] [aria-current]`)
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [here])
  return [
    {
      items: ENTRIES.map(([child, label, icon]) => ({
        label: label(),
        href: accountPath(child),
        icon,
        current: here.endsWith(`/${child.toLowerCase()}`),
      })),
    },
    { items: [{ label: m.centre_logout(), icon: <LogOut />, onClick: logout }] },
  ]
}
