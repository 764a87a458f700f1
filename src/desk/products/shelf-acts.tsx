import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { ChosenBar } from '#desk/list/chosen-bar.tsx'
import type { Selection } from '#desk/list/use-selection.ts'
import type { ProductLine } from '#features/catalogue/products-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

/** Puts the chosen products on the shelf or takes them off, all of them or none. */
export function ShelfActs({ selection }: { selection: Selection<ProductLine> }) {
  const { revalidate } = useRevalidator()
  const turn = async (on_sale: 0 | 1) => {
    const ids = selection.chosen.map(({ id }) => id)
    const answer = await callApi(desk.productsSeller.switchProducts({ ids, on_sale }))
    if (!answer) return
    toast.success(answer.msg)
    selection.clear()
    await revalidate()
  }
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
    </ChosenBar>
  )
}
