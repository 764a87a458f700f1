import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { ChosenBar } from '#desk/list/chosen-bar.tsx'
import type { Selection } from '#desk/list/use-selection.ts'
import type { ProductLine } from '#features/catalogue/products-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

/** Puts the chosen products on the shelf or takes them off, or says how they are sent; all of them or none. */
export function ShelfActs({ selection }: { selection: Selection<ProductLine> }) {
  const { revalidate } = useRevalidator()
  const { role } = usePerson()
  const ids = selection.chosen.map(({ id }) => id)
  const finish = async (call: Promise<Answer<unknown>>) => {
    const answer = await callApi(call)
    if (!answer) return
    toast.success(answer.msg)
    selection.clear()
    await revalidate()
  }
  const turn = (on_sale: 0 | 1) => finish(desk.productsSeller.switchProducts({ ids, on_sale }))
  const send = (postage: 'shop' | 'free') => finish(desk.productsSeller.setPostage({ ids, postage }))
  return (
    <ChosenBar
      count={selection.chosen.length}
      clear={selection.clear}
      rest={selection.some && selection.toggleAll}
    >
      <Button onClick={() => turn(1)}>{m.deskgoods_on()}</Button>
      <Button variant="outline" onClick={() => turn(0)}>
        {m.deskgoods_off()}
      </Button>
      {may(role, 'set prices') && (
        <>
          <Button variant="outline" onClick={() => send('shop')}>
            {m.deskgoods_chosen_by_rule()}
          </Button>
          <Button variant="outline" onClick={() => send('free')}>
            {m.deskgoods_chosen_free()}
          </Button>
        </>
      )}
    </ChosenBar>
  )
}
