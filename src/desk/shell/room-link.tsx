import { Link, useLocation } from 'react-router'
import { cx } from '#ui/cx.ts'
import { type Room, roomAt } from './menu.ts'

type Props = {
  room: Room
  className?: string
  onClick?: () => void
  /** In a menu longer than the screen, the room one is in is brought into sight. */
  inSight?: boolean
}

const bringIntoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })

export function RoomLink({ room: { to, label, icon: Icon }, className, onClick, inSight }: Props) {
  const here = roomAt(useLocation().pathname) === to
  return (
    <Link
      ref={here && inSight ? bringIntoSight : null}
      to={to}
      aria-current={here ? 'page' : undefined}
      className={cx(
        'flex items-center gap-2.5 rounded-lg',
        here ? 'font-medium text-brand-700 lg:bg-brand-50' : 'text-gray-600 hover:text-gray-900',
        className,
      )}
      onClick={onClick}
    >
      <Icon className="size-5 shrink-0" />
      <span className="max-w-full min-w-0 truncate">{label()}</span>
    </Link>
  )
}
