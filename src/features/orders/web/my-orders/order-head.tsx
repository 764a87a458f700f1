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
  <header className="order-head">
    <time dateTime={createdAt}>{created}</time>
    <div>
      <h2 id={heading}>
        {m.myorders_number()}
        <Link discover="none" to={href} className="order-link">
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
