import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { ReasonDialog } from '#desk/reason-dialog.tsx'
import { usePress } from '#desk/use-press.ts'
import type { SellerBuyer } from '#features/buyers/buyers-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import * as m from '#words'

export function BlockButton({ buyer: { id, blocked_time } }: { buyer: SellerBuyer }) {
  const press = usePress()
  const { revalidate } = useRevalidator()
  if (blocked_time)
    return (
      <Button variant="outline" size="sm" onClick={() => press(desk.buyersSeller.unblockBuyer({ id }))}>
        {m.desk_unblock()}
      </Button>
    )
  return (
    <ReasonDialog
      label={m.desk_block()}
      title={m.office_block_title()}
      hint={m.office_block_hint()}
      send={(reason) => desk.buyersSeller.blockBuyer({ id, reason })}
      onDone={revalidate}
    />
  )
}
