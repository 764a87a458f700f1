import type { Address } from '#features/address/address-contract.ts'
import { placeName } from '#features/address/place-name.ts'
import { api } from '#platform/contract/api.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

/** What can be done to an address in the book; `done` runs after it was. */
export function useAddressActs(done: () => Promise<void>) {
  const confirm = useConfirm()

  const act = async (calling: Promise<Answer<unknown>>) => {
    const changed = await callApi(calling)
    if (!changed) return
    toast.success(changed.msg)
    await done()
  }

  return {
    makeDefault: (address: Address) => act(api.address.updateAddress({ id: address.id, is_default: 1 })),
    remove: async (address: Address) => {
      const sure = await confirm({
        title: m.address_remove_title(),
        text: m.address_remove_text({
          name: address.consignee,
          place: `${placeName(address)} ${address.address}`,
        }),
        confirm: m.address_remove(),
        danger: true,
      })
      if (sure) await act(api.address.removeAddress({ id: address.id }))
    },
  }
}
