import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { useState } from 'react'
import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import type { Address } from '#features/address/address-contract.ts'
import { MAX_ADDRESSES } from '#features/address/address-rules.ts'
import { AddressCards } from '#features/address/web/address-cards.tsx'
import { AddressDialog } from '#features/address/web/address-dialog.tsx'
import { useAddressActs } from '#features/address/web/use-address-acts.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

const load = buyerPageData(async ({ api, url }) => ({
  addresses: need(await api.address.listAddresses(), url),
}))
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.address_title())

export default function ReceivingAddress() {
  const { addresses } = useLoaderData<typeof clientLoader>()
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
        <EmptyState
          icon={<MapPinPlus />}
          title={m.address_empty()}
          text={m.address_empty_text()}
          action={addNew}
        />
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
                  <Button
                    variant="link"
                    size="sm"
                    className="max-md:min-h-11"
                    onClick={() => makeDefault(address)}
                  >
                    {m.address_make_default()}
                    <span className="sr-only">{m.address_of({ name: address.consignee })}</span>
                  </Button>
                )}
                <Button
                  variant="link"
                  size="sm"
                  className="ml-auto max-md:min-h-11"
                  onClick={() => setEdited(address)}
                >
                  {m.address_edit()}
                  <span className="sr-only">{m.address_of({ name: address.consignee })}</span>
                </Button>
                <Button variant="link" size="sm" className="max-md:min-h-11" onClick={() => remove(address)}>
                  {m.address_remove()}
                  <span className="sr-only">{m.address_of({ name: address.consignee })}</span>
                </Button>
              </>
            )}
          />
        </>
      )}
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
