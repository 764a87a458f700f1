import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { maskNumber } from '#features/account/mask-mobile.ts'
import type { Address } from '#features/address/address-contract.ts'
import { placeName } from '#features/address/place-name.ts'
import { cx } from '#ui/cx.ts'
import { Tag } from '#ui/show/tag.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'

type AddressCardsProps = {
  addresses: readonly Address[]
  /** At the foot of each card: buttons, a choice. */
  actions?: (address: Address) => ReactNode
}

export function AddressCards({ addresses, actions }: AddressCardsProps) {
  return (
    <ul className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="min-w-0">
          <AddressCard address={address} actions={actions?.(address)} />
        </li>
      ))}
    </ul>
  )
}

type AddressCardProps = { address: Address; actions?: ReactNode; heading?: 'h2' | 'h3' }

export function AddressCard({ address, actions, heading = 'h2' }: AddressCardProps) {
  const isDefault = address.is_default === 1
  return (
    <article
      className={cx(
        'flex h-full flex-col rounded-2xl p-4 ring-1 ring-inset md:p-5',
        isDefault ? 'bg-brand-50/50 ring-brand-300' : 'bg-white ring-gray-200',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Written
          as={heading}
          text={address.consignee}
          className="min-w-0 break-words text-base font-semibold text-gray-900"
        />
        <span className="shrink-0 tabular-nums text-gray-600">{maskNumber(address.mobile)}</span>
        {isDefault && (
          <Tag tone="brand" className="ml-auto shrink-0">
            {m.address_default()}
          </Tag>
        )}
      </div>
      <p className="mt-2 flex gap-2 text-gray-700">
        <MapPin className="mt-0.75 size-4 shrink-0 text-gray-500" />
        <span className="min-w-0 break-words">
          {placeName(address)}
          <Written text={address.address} className="block text-gray-900" />
        </span>
      </p>
      {actions && <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-3">{actions}</div>}
    </article>
  )
}
