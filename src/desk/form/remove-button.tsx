import { useRevalidator } from 'react-router'
import type { Answer } from '#platform/contract/envelope.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

type Props = {
  /** What goes, as people call it. */
  name: string
  remove(): Promise<Answer<unknown>>
}

/** Asks once, since nothing brings it back; what may not go says why. */
export function RemoveButton({ name, remove }: Props) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const act = async () => {
    if (!(await confirm({ title: m.deskgoods_sure({ name }), danger: true }))) return
    await callApi(remove())
    await revalidate()
  }
  return (
    <Button variant="ghost" size="sm" aria-label={m.deskgoods_remove_it({ name })} onClick={act}>
      {m.deskgoods_remove()}
    </Button>
  )
}
