import Boxes from 'lucide-react/icons/boxes'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessagesSquare from 'lucide-react/icons/messages-square'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ScrollText from 'lucide-react/icons/scroll-text'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import type { Right } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

type Entry = { to: string; label: () => string; icon: ComponentType<{ className?: string }>; right: Right }

/** Every room of the desk with the right it needs: nobody is shown a door that stays shut for them. */
export const MENU: readonly Entry[] = [
  { to: deskPaths.home, label: m.desk_today, icon: LayoutDashboard, right: 'see today' },
  { to: deskPaths.orders, label: m.desk_orders, icon: ClipboardList, right: 'see orders' },
  { to: deskPaths.ship, label: m.desk_ship, icon: Truck, right: 'ship orders' },
  { to: deskPaths.requests, label: m.desk_requests, icon: RotateCcw, right: 'see requests' },
  { to: deskPaths.talks, label: m.desk_talks, icon: MessagesSquare, right: 'talk to buyers' },
  { to: deskPaths.stock, label: m.desk_stock, icon: Boxes, right: 'see stock' },
  { to: deskPaths.audit, label: m.desk_audit, icon: ScrollText, right: 'see audit' },
  { to: deskPaths.people, label: m.desk_people, icon: Users, right: 'manage people' },
]
