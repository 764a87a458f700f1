import Banknote from 'lucide-react/icons/banknote'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PackageOpen from 'lucide-react/icons/package-open'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleOptions } from '#features/after-sales/after-sales-contract.ts'
import { paths } from '#paths'
import * as m from '#words'
import { typeName } from './after-sale-words.ts'

const HINTS: Record<AfterSaleType, [icon: ReactNode, hint: () => string]> = {
  refund: [<Banknote key="icon" />, m.aftersales_refund_hint],
  return: [<PackageOpen key="icon" />, m.aftersales_return_hint],
}

const BOX = 'flex min-h-24 items-center gap-4 rounded-2xl p-4 ring-1 ring-inset md:p-5'

/** The two ways, those that are closed with the reason why. */
export function TypeChoice({ options }: { options: AfterSaleOptions }) {
  const pointer = { id: options.order_item_id, order_id: options.order_id }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {options.choices.map(({ type, allowed, reason }) => (
        <li key={type}>
          {allowed === 1 ? (
            <Link
              to={paths.refund(pointer, type)}
              className={`${BOX} h-full bg-white ring-gray-200 transition-shadow hover:ring-2 hover:ring-brand-600`}
            >
              <Face type={type} open />
              <ChevronRight className="size-5 shrink-0 text-gray-400" />
            </Link>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere is said to be one
            <div
              role="link"
              aria-disabled="true"
              tabIndex={0}
              className={`${BOX} h-full cursor-not-allowed bg-gray-50 ring-gray-200`}
            >
              <Face type={type} reason={reason} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Face({ type, open, reason }: { type: AfterSaleType; open?: boolean; reason?: string }) {
  const [icon, hint] = HINTS[type]
  return (
    <>
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6 ${open ? 'bg-brand-50 text-brand-700' : 'bg-gray-100 text-gray-500'}`}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block text-base font-semibold ${open ? 'text-gray-900' : 'text-gray-600'}`}>
          {typeName(type)}
        </span>
        <span className="mt-0.5 block text-gray-600">{hint()}</span>
        {reason && <span className="mt-1 block text-amber-700">{reason}</span>}
      </span>
    </>
  )
}
