import Apple from 'lucide-react/icons/apple'
import Boxes from 'lucide-react/icons/boxes'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import DoorOpen from 'lucide-react/icons/door-open'
import FileText from 'lucide-react/icons/file-text'
import FolderTree from 'lucide-react/icons/folder-tree'
import Handshake from 'lucide-react/icons/handshake'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Megaphone from 'lucide-react/icons/megaphone'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import PackageCheck from 'lucide-react/icons/package-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Ticket from 'lucide-react/icons/ticket'
import Truck from 'lucide-react/icons/truck'
import UserSearch from 'lucide-react/icons/user-search'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { ComponentType } from 'react'
import { may, type Right, type Role } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

export type Room = {
  to: string
  label: () => string
  icon: ComponentType<{ className?: string }>
  right: Right
}

type Group = { name: string; label: () => string; rooms: readonly Room[] }

/**
 * Every room of the desk with the right it needs: nobody is shown a door that stays shut for them. Within a group the
 * most used stands first: a phone's bar shows the first four that somebody may enter.
 */
export const MENU: readonly Group[] = [
  {
    name: 'sell',
    label: m.desk_group_sell,
    rooms: [
      { to: deskPaths.home, label: m.desk_today, icon: LayoutDashboard, right: 'see today' },
      { to: deskPaths.orders, label: m.desk_orders, icon: ClipboardList, right: 'see orders' },
      { to: deskPaths.ship, label: m.desk_ship, icon: Truck, right: 'ship orders' },
      { to: deskPaths.pack, label: m.packing_title, icon: PackageCheck, right: 'ship orders' },
      { to: deskPaths.requests, label: m.desk_requests, icon: RotateCcw, right: 'see requests' },
      { to: deskPaths.talks, label: m.desk_talks, icon: MessagesSquare, right: 'talk to buyers' },
      { to: deskPaths.approvals, label: m.office_approvals, icon: Handshake, right: 'see approvals' },
      { to: deskPaths.reviews, label: m.office_reviews, icon: Star, right: 'see reviews' },
    ],
  },
  {
    name: 'goods',
    label: m.desk_group_goods,
    rooms: [
      { to: deskPaths.products, label: m.desk_products, icon: Apple, right: 'see products' },
      { to: deskPaths.categories, label: m.desk_categories, icon: FolderTree, right: 'see products' },
      { to: deskPaths.shops, label: m.desk_shops, icon: Store, right: 'see products' },
      { to: deskPaths.stock, label: m.desk_stock, icon: Boxes, right: 'see stock' },
      { to: deskPaths.coupons, label: m.desk_coupons, icon: Ticket, right: 'see coupons' },
    ],
  },
  {
    name: 'content',
    label: m.desk_group_content,
    rooms: [
      { to: deskPaths.slides, label: m.desk_slides, icon: Images, right: 'write content' },
      { to: deskPaths.pages, label: m.desk_pages, icon: FileText, right: 'write content' },
      { to: deskPaths.posts, label: m.desk_posts, icon: Newspaper, right: 'write content' },
      { to: deskPaths.notices, label: m.desk_notices, icon: Megaphone, right: 'write content' },
      { to: deskPaths.homeTexts, label: m.desk_home, icon: House, right: 'write content' },
    ],
  },
  {
    name: 'money',
    label: m.desk_group_money,
    rooms: [
      { to: deskPaths.money, label: m.office_money, icon: Wallet, right: 'see money' },
      { to: deskPaths.reports, label: m.office_reports, icon: ChartColumn, right: 'see money' },
    ],
  },
  {
    name: 'shop',
    label: m.desk_group_shop,
    rooms: [
      { to: deskPaths.opening, label: m.desk_opening, icon: DoorOpen, right: 'see settings' },
      { to: deskPaths.buyers, label: m.office_buyers, icon: UserSearch, right: 'see buyers' },
      { to: deskPaths.batches, label: m.office_batches, icon: Layers, right: 'see batches' },
      { to: deskPaths.settings, label: m.office_settings, icon: Settings, right: 'see settings' },
      { to: deskPaths.people, label: m.desk_people, icon: Users, right: 'manage people' },
      { to: deskPaths.audit, label: m.desk_audit, icon: ScrollText, right: 'see audit' },
    ],
  },
]

/** The groups somebody has rooms in, with those rooms. */
export const menuFor = (role: Role): readonly Group[] =>
  MENU.map((group) => ({ ...group, rooms: group.rooms.filter(({ right }) => may(role, right)) })).filter(
    ({ rooms }) => rooms.length > 0,
  )

/** The room an address belongs to: the one whose own is the longest beginning of it. */
export const roomAt = (pathname: string): string | undefined =>
  MENU.flatMap(({ rooms }) => rooms.map(({ to }) => to))
    .filter((to) => pathname === to || (to !== deskPaths.home && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
