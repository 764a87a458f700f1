import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { ReasonDialog } from '#desk/reason-dialog.tsx'
import { EdgeBar } from '#desk/shell/edge-bar.tsx'
import { usePress } from '#desk/use-press.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import * as m from '#words'
import { actName } from './act-name.ts'
import type { Case } from './load-case.ts'

/** Yes or no for whoever may say it, taking it back for whoever asked; nothing for anybody else. */
export function DecisionBar({ approval: { id, act, amount, mine, state } }: Pick<Case, 'approval'>) {
  const { role } = usePerson()
  const press = usePress()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const decides = mine === 0 && may(role, 'agree')
  if (state !== 'open' || (mine === 0 && !decides)) return null
  const agree = async () => {
    if (await confirm({ title: m.office_agree_sure({ sum: amount }) }))
      await press(desk.approvalsSeller.agreeToApproval({ id }))
  }
  return (
    <EdgeBar label={actName(act)}>
      <p className="mr-auto font-medium tabular-nums">
        {actName(act)} · ¥{amount}
      </p>
      {mine === 1 && (
        <Button variant="outline" onClick={() => press(desk.approvalsSeller.withdrawApproval({ id }))}>
          {m.office_withdraw()}
        </Button>
      )}
      {decides && (
        <>
          <ReasonDialog
            label={m.office_decline()}
            title={m.office_decline()}
            hint={m.office_decline_hint()}
            send={(why) => desk.approvalsSeller.declineApproval({ id, reason: why })}
            onDone={revalidate}
          />
          <Button onClick={agree}>{m.office_agree()}</Button>
        </>
      )}
    </EdgeBar>
  )
}
