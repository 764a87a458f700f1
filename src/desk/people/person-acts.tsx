import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { usePress } from '#desk/use-press.ts'
import type { ListedPerson } from '#features/people/people-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { OneTimeLink } from './one-time-link.tsx'

/** What an owner may do about a person, beside the name. */
export function PersonActs({ person }: { person: ListedPerson }) {
  const { id, name, blocked_time } = person
  const me = usePerson()
  const press = usePress()
  const confirm = useConfirm()
  const { blockPerson, unblockPerson, removeFactor } = desk.peopleSeller
  const takeFactor = async () => {
    const sure = { title: m.desk_factor_remove_sure({ name }), text: m.desk_factor_remove_text() }
    if (await confirm({ ...sure, confirm: m.desk_factor_remove(), danger: true }))
      await press(removeFactor({ id }))
  }
  return (
    <div className="flex flex-wrap gap-2">
      {!blocked_time && <PasswordLink person={person} />}
      {person.factor === 1 && me.id !== id && (
        <Button variant="outline" size="sm" onClick={takeFactor}>
          {m.desk_factor_remove()}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        onClick={() => press(blocked_time ? unblockPerson({ id }) : blockPerson({ id }))}
      >
        {blocked_time ? m.desk_unblock() : m.desk_block()}
      </Button>
    </div>
  )
}

function PasswordLink({ person: { id, name, link_wanted_time } }: { person: ListedPerson }) {
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState('')
  const make = async () => {
    if (!(await confirm({ title: m.desk_reset_sure({ name }), text: m.desk_reset_sure_text() }))) return
    const made = await callApi(desk.peopleSeller.resetPassword({ id }))
    if (made) setLink(made.data.path)
    await revalidate()
  }
  return (
    <>
      <Button variant={link_wanted_time ? 'primary' : 'outline'} size="sm" onClick={make}>
        {m.desk_reset_link()}
      </Button>
      <Dialog open={link !== ''} onClose={() => setLink('')} title={m.desk_reset_link()}>
        {link && <OneTimeLink title={m.desk_reset_made({ name })} link={link} />}
      </Dialog>
    </>
  )
}
