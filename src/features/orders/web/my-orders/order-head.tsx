import { Link } from 'react-router'
import { keptPart } from '#platform/pages/kept-parts.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { CopyButton } from './copy-button.tsx'

/** What no two orders share. */
export type HeadTexts = Record<(typeof HEAD_TEXTS)[number], string>
export const HEAD_TEXTS = ['heading', 'created', 'createdAt', 'href', 'number'] as const

type Props = HeadTexts & { virtual: boolean }

const WholeHead = ({ heading, created, createdAt, href, number, virtual }: Props) => (
  <header className="flex flex-wrap items-center gap-x-4 gap-y-0.5 bg-gray-50 px-4 py-1.5 text-gray-600 ring-1 ring-inset ring-gray-200">
    <time dateTime={createdAt} className="tabular-nums">
      {created}
    </time>
    <div className="flex min-w-0 items-center">
      <h2 id={heading} className="flex min-w-0 flex-wrap items-center gap-x-1.5 font-normal">
        {m.myorders_number()}
        <Link
          to={href}
          className="rounded-sm tabular-nums text-gray-900 hover:text-brand-700 hover:underline"
        >
          {number}
        </Link>
      </h2>
      <CopyButton text={number} label={m.myorders_copy_number({ sn: number })} />
    </div>
    {virtual && <Tag tone="blue">{m.myorders_virtual()}</Tag>}
  </header>
)

/** When an order was placed, and its number. */
export const OrderHead = import.meta.env.SSR
  ? keptPart(WholeHead, ({ virtual }) => [virtual], 'for buyers', HEAD_TEXTS)
  : WholeHead
