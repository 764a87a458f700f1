import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Headset from 'lucide-react/icons/headset'
import Mail from 'lucide-react/icons/mail'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import type { ReactNode } from 'react'
import type { InboxMessage } from '#features/notices/notices-contract.ts'
import { TO_SERVICE } from '#features/notices/notices-rules.ts'
import { api } from '#platform/contract/api.ts'
import { cx } from '#ui/cx.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { DotBadge } from '#ui/show/badge.tsx'
import { Time } from '#ui/show/time.tsx'
import { Sentence } from '#ui/show/written.tsx'
import * as m from '#words'
import { refreshUnread } from './unread-store.ts'

/** By the beginning of the kind's name, so that a new kind has a picture before anyone draws it one. */
const ICONS: [beginning: string, icon: ReactNode][] = [
  ['order_paid', <CircleCheck key="icon" />],
  ['order_closed', <Clock key="icon" />],
  ['order_', <Truck key="icon" />],
  ['top_up', <WalletCards key="icon" />],
  ['wallet', <WalletCards key="icon" />],
  ['surplus', <RotateCcw key="icon" />],
  ['after_sale', <RotateCcw key="icon" />],
  ['aftersale', <RotateCcw key="icon" />],
  ['refund', <RotateCcw key="icon" />],
  ['support', <Headset key="icon" />],
]
const iconOf = (kind: string) => ICONS.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? <Mail />

type Props = {
  messages: readonly InboxMessage[]
  /** Opens the conversation with customer service. */
  onService: () => void
  /** One was opened: it is read from now on. */
  onRead: () => void
  compact?: boolean
}

/** The inbox: each message leads to what it tells of, and is read once it was followed. */
export function MessageList({ messages, onService, onRead, compact }: Props) {
  const follow = (message: InboxMessage) => () => {
    if (message.link === TO_SERVICE) onService()
    if (message.is_read === 1) return
    // Nobody waits for it: where it fails the message only stays marked as new.
    void api.notices
      .readMessages({ id: message.id })
      .then(() => Promise.all([refreshUnread(), onRead()]))
      .catch(() => undefined)
  }
  return (
    <ul className="divide-y divide-gray-100">
      {messages.map((message) => (
        <li key={message.id}>
          <NavItem
            entry={{
              label: message.title,
              onClick: follow(message),
              ...(message.link && message.link !== TO_SERVICE && { href: message.link }),
            }}
            className={cx(
              'group flex w-full items-start gap-3.5 rounded-lg text-left -outline-offset-2 transition-colors hover:bg-gray-50',
              compact ? 'px-2 py-3' : 'px-3 py-4 md:gap-4 md:px-4',
            )}
          >
            <span
              className={cx(
                'relative mt-0.5 grid size-10 shrink-0 place-items-center rounded-full [&_svg]:size-5',
                message.is_read ? 'bg-gray-100 text-gray-600' : 'bg-brand-50 text-brand-700',
              )}
            >
              {iconOf(message.kind)}
              {message.is_read === 0 && (
                <DotBadge label={m.notices_new()} className="absolute! right-0 top-0" />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={cx('text-gray-900', message.is_read ? 'font-medium' : 'font-semibold')}>
                  {message.title}
                </span>
                <Time
                  value={message.create_time}
                  detail={compact ? 'date' : 'minute'}
                  className="text-xs tabular-nums text-gray-500"
                />
              </span>
              <span className={cx('mt-1 block break-words text-gray-600', compact && 'line-clamp-1')}>
                <Sentence text={message.content} />
              </span>
              {!compact && message.link && (
                <span className="mt-1.5 inline-flex items-center gap-0.5 text-brand-700 group-hover:underline">
                  {message.link === TO_SERVICE ? m.notices_reply() : m.notices_see()}
                  <ChevronRight className="size-4" aria-hidden="true" />
                </span>
              )}
            </span>
          </NavItem>
        </li>
      ))}
    </ul>
  )
}
