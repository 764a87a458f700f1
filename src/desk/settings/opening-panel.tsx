import { desk } from '#desk/desk-api.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { useAsked } from './use-asked.ts'

/** Whether visitors are let in. */
export function OpeningPanel() {
  const [opening, again] = useAsked(() => desk.openingSeller.showOpening())
  const confirm = useConfirm()
  if (!opening) return null
  const open = opening.is_open === 1
  const turn = async () => {
    if (open && !(await confirm({ title: m.office_close_sure() }))) return
    await callApi(open ? desk.openingSeller.closeShop() : desk.openingSeller.openShop())
    await again()
  }
  return (
    <Panel title={m.office_opening()}>
      <p className="mb-3 text-gray-600">{open ? m.office_is_open() : m.office_is_closed()}</p>
      <Button variant="outline" size="sm" onClick={turn}>
        {open ? m.office_close_shop() : m.office_open_shop()}
      </Button>
    </Panel>
  )
}
