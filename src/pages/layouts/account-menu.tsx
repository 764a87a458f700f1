import Footprints from 'lucide-react/icons/footprints'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLogout } from '#features/account/web/use-logout.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { type AccountChild, accountPath } from '#pages/account-places.ts'
import type { AccountMenuGroup } from '#ui/account-menu.tsx'
import * as m from '#words'

/** The menu of the account centre, in the order of the specification. */
type Entry = [child: AccountChild, label: () => string, icon: ReactNode]
const ENTRIES: Entry[] = [
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

/** Rooms the specification has and its menu does not name. */
const FURTHER: Entry[] = [
  ['my-message', m.notices_messages_title, <Mail key="icon" />],
  ['my-wallet', m.mywallet_title, <WalletCards key="icon" />],
  ['my-focus', m.shop_my_follows, <Store key="icon" />],
]

export function useAccountMenu(): AccountMenuGroup[] {
  const here = useLocation().pathname.toLowerCase()
  const logout = useLogout()
  const { message } = useUnread()
  // On phones the menu is a strip that scrolls: where one is must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done again for every page
  useEffect(() => {
    const current = document.querySelector(`nav[aria-label="${m.ui_account_menu()}"] [aria-current]`)
    current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [here])
  const show = ([child, label, icon]: Entry) => ({
    label: label(),
    href: accountPath(child),
    icon,
    current: here.endsWith(`/${child.toLowerCase()}`),
    ...(child === 'my-message' && { count: message, countLabel: m.notices_unread({ count: message }) }),
  })
  return [
    { items: ENTRIES.map(show) },
    { items: FURTHER.map(show) },
    { items: [{ label: m.centre_logout(), icon: <LogOut />, onClick: logout }] },
  ]
}
