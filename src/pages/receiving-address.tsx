import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { useState } from 'react'
import { type MetaArgs, useRevalidator } from 'react-router'
import type { Address } from '#features/address/address-contract.ts'
import { MAX_ADDRESSES } from '#features/address/address-rules.ts'
import { addAddressPlainly } from '#features/address/web/add-address-plainly.ts'
import { AddressCards } from '#features/address/web/address-cards.tsx'
import { AddressDialog } from '#features/address/web/address-dialog.tsx'
import { PlainAddress } from '#features/address/web/plain-address.tsx'
import { useAddressActs } from '#features/address/web/use-address-acts.ts'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) => ({
  addresses: need(await api.address.listAddresses(), url),
}))

export const action = takeForm(addAddressPlainly)

export const handle = accountShell(m.address_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.address_title())

export default function ReceivingAddress({ loaderData: { addresses } }: Loaded<typeof loader>) {
  const { revalidate } = useRevalidator()
  const { makeDefault, remove } = useAddressActs(revalidate)
  const [edited, setEdited] = useState<Address | 'new'>()
  const addNew = (
    <Button onClick={() => setEdited('new')}>
      <MapPinPlus />
      {m.address_new()}
    </Button>
  )
  return (
    <Card title={m.address_title()} heading="h1" action={addresses.length > 0 && addNew}>
      {addresses.length === 0 ? (
        <EmptyState scene="letter" title={m.address_empty()} text={m.address_empty_text()} action={addNew} />
      ) : (
        <>
          <p className="-mt-2 mb-4 text-gray-500">
            {m.address_book_text({ count: addresses.length, max: MAX_ADDRESSES })}
          </p>
          <AddressCards
            addresses={addresses}
            actions={(address) => (
              <>
                {address.is_default === 0 && (
                  <AddressAct
                    label={m.address_make_default()}
                    of={address}
                    onClick={() => makeDefault(address)}
                  />
                )}
                <AddressAct
                  label={m.address_edit()}
                  of={address}
                  onClick={() => setEdited(address)}
                  className="ml-auto"
                />
                <AddressAct label={m.address_remove()} of={address} onClick={() => remove(address)} />
              </>
            )}
          />
        </>
      )}
      <PlainAddress />
      <AddressDialog
        open={edited !== undefined}
        address={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onSaved={async () => {
          setEdited(undefined)
          await revalidate()
        }}
      />
    </Card>
  )
}

type ActProps = { label: string; of: Address; onClick: () => unknown; className?: string }

/** Spoken with the name of whom the address is for: there are as many of these as there are cards. */
const AddressAct = ({ label, of, onClick, className }: ActProps) => (
  <Button variant="link" size="sm" className={cx('max-md:min-h-11', className)} onClick={onClick}>
    {label}
    <span className="sr-only">{m.address_of({ name: of.consignee })}</span>
  </Button>
)
