import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

/** Masked until somebody has to call; that they asked stays in the audit trail. */
export function Phone({ id, masked }: { id: number; masked: string }) {
  const { role } = usePerson()
  const [whole, setWhole] = useState('')
  const reveal = async () => {
    const answer = await callApi(desk.buyersSeller.revealBuyer({ id }))
    if (!answer) return
    setWhole(answer.data.mobile)
    if (answer.data.left <= 10) toast.warn(m.office_reveals_left({ count: answer.data.left }))
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2 tabular-nums">
      {whole || masked}
      {whole === '' && may(role, 'reveal buyers') && (
        <Button variant="outline" size="sm" onClick={reveal}>
          {m.office_reveal()}
        </Button>
      )}
    </span>
  )
}
