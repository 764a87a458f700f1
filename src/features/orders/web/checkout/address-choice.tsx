import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { maskNumber } from '#features/account/mask-mobile.ts'
import type { Address } from '#features/address/address-contract.ts'
import { placeName } from '#features/address/place-name.ts'
import { AddressDialog } from '#features/address/web/address-dialog.tsx'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Card } from '#ui/show/card.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

/** So many cards before the rest is asked for. */
const FIRST_CARDS = 4

type Props = {
  addresses: readonly Address[]
  chosenId: number
  onChoose: (addressId: number) => void
  /** A new address is in the book: it is the one meant. */
  onAdded: (address: Address) => void
  /** In a dialog, which has a frame and a title of its own. */
  bare?: boolean
  /** The form it is sent with where no script runs. */
  form?: string
}

export function AddressChoice({ addresses, chosenId, onChoose, onAdded, bare = false, form }: Props) {
  const [all, setAll] = useState(false)
  const [adding, setAdding] = useState(false)
  const shown = all ? addresses : firstCards(addresses, chosenId)
  const { pathname, search } = useLocation()
  const add = (
    <>
      <Button variant="link" onClick={() => setAdding(true)}>
        <Plus />
        {m.checkout_new_address()}
      </Button>
      <ButtonLink
        variant="link"
        href={paths.addresses({ redirect: pathname + search })}
        className="plain-only"
      >
        {m.checkout_new_address()}
      </ButtonLink>
    </>
  )
  return (
    <Card
      {...(!bare && { title: m.checkout_address() })}
      look={bare ? 'plain' : 'outline'}
      pad={bare ? 'none' : 'md'}
      action={add}
    >
      {addresses.length === 0 ? (
        <NoAddress onAdd={() => setAdding(true)} />
      ) : (
        <fieldset className="@container">
          <legend className="sr-only">{m.checkout_address()}</legend>
          <div className="grid gap-3 @md:grid-cols-2 @4xl:grid-cols-4">
            {shown.map((address) => (
              <AddressOption
                key={address.id}
                address={address}
                form={form}
                chosen={address.id === chosenId}
                onChoose={() => onChoose(address.id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {addresses.length > FIRST_CARDS && (
        <Button variant="link" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? m.checkout_fewer_addresses() : m.checkout_all_addresses({ count: addresses.length })}
          {all ? <ChevronUp /> : <ChevronDown />}
        </Button>
      )}
      {bare && <div className="mt-4">{add}</div>}
      <AddressDialog
        open={adding}
        onClose={() => setAdding(false)}
        onSaved={(address) => {
          setAdding(false)
          onAdded(address)
        }}
      />
    </Card>
  )
}

/** The chosen one is always among those shown. */
function firstCards(addresses: readonly Address[], chosenId: number): readonly Address[] {
  const first = addresses.slice(0, FIRST_CARDS)
  const chosen = addresses.find((address) => address.id === chosenId)
  return !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, FIRST_CARDS - 1)]
}

type OptionProps = { address: Address; form: string | undefined; chosen: boolean; onChoose: () => void }

function AddressOption({ address, form, chosen, onChoose }: OptionProps) {
  return (
    <label className="relative flex flex-col sm:min-h-32 overflow-hidden rounded-xl bg-white p-4 ring-1 ring-inset ring-gray-200 transition-shadow hover:ring-brand-400 has-checked:bg-brand-50/60 has-checked:ring-2 has-checked:ring-brand-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700">
      <input
        type="radio"
        name="address"
        value={address.id}
        form={form}
        checked={chosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="flex items-center gap-2">
        <span className="truncate font-semibold text-gray-900">{address.consignee}</span>
        {address.is_default === 1 && (
          <Tag tone="brand" className="shrink-0">
            {m.checkout_default()}
          </Tag>
        )}
      </span>
      <span className="mt-0.5 tabular-nums text-gray-600">{maskNumber(address.mobile)}</span>
      <span className="mt-1.5 line-clamp-3 break-words text-gray-700">
        {placeName(address)} {address.address}
      </span>
      {chosen && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 right-0 grid size-6 place-items-center rounded-tl-xl bg-brand-600 text-white"
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </label>
  )
}

function NoAddress({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex min-h-28 w-full flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed border-gray-300 p-4 text-gray-600 hover:border-brand-600 hover:text-brand-700"
    >
      <Plus className="size-6" aria-hidden="true" />
      {m.checkout_no_address()}
    </button>
  )
}
