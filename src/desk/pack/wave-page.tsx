import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { loadDoor } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { loadWave } from './kept-wave.ts'
import { OutboxNotice } from './outbox-notice.tsx'
import { PackTable } from './pack-table.tsx'
import { PickList } from './pick-list.tsx'
import { useAwake } from './use-awake.ts'
import { useWave } from './use-wave.ts'

export async function loader({ params }: LoaderFunctionArgs): Promise<Wave> {
  await loadDoor()
  return loadWave(Number(params.id) || 0)
}

/** One wave: first the walk along the shelves, then box by box. */
export function Component() {
  const first = useLoaderData<Wave>()
  const table = useWave(first)
  const [asked] = useSearchParams()
  useAwake()
  const picking = asked.get('at') === 'pick'
  const { wave } = table
  const left = wave.boxes.filter(({ state }) => state === 'waiting' || state === 'claimed').length
  const tabs = [
    { label: m.packing_pick_list(), href: '?at=pick', current: picking },
    { label: m.packing_boxes(), href: '?', current: !picking, count: left },
  ]
  return (
    <>
      <PageTitle title={m.packing_wave({ id: wave.id })}>
        <ButtonLink
          variant="outline"
          size="sm"
          className="max-sm:hidden"
          href={deskPaths.print('pick', { wave: wave.id })}
        >
          {m.packing_print_pick()}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          size="sm"
          className="max-sm:hidden"
          href={deskPaths.print('labels', { wave: wave.id })}
        >
          {m.packing_print_labels()}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          size="sm"
          className="max-sm:hidden"
          href={deskPaths.print('slips', { wave: wave.id })}
        >
          {m.packing_print_slips()}
        </ButtonLink>
        {wave.closed === 0 && <CloseButton id={wave.id} />}
      </PageTitle>
      <OutboxNotice />
      <LinkTabs label={m.packing_wave({ id: wave.id })} items={tabs} className="mb-3" />
      {picking ? <PickList {...table} /> : <PackTable {...table} />}
    </>
  )
}

function CloseButton({ id }: { id: number }) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const close = async () => {
    const yes = await confirm({ title: m.packing_close_sure(), text: m.packing_close_text() })
    if (!yes) return
    const done = await callApi(desk.wavesSeller.closeWave({ id }))
    if (!done) return
    toast.success(done.msg)
    await navigate(deskPaths.pack)
  }
  return (
    <Button variant="outline" size="sm" onClick={close}>
      {m.packing_close()}
    </Button>
  )
}
