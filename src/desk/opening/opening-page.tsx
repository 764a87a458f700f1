import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Alert } from '#ui/show/alert.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { loadOpening, type ShopOpening } from './load-opening.ts'
import { StepList } from './step-list.tsx'

export const loader = loadOpening

/** From empty to open: what a shop needs, step by step, and its door. */
export function Component() {
  const { is_open, steps } = useLoaderData<ShopOpening>()
  const missing = steps.filter(({ needed, done }) => needed && !done).length
  return (
    <>
      <PageTitle title={m.desk_opening()} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel title={m.deskopen_steps()}>
          <StepList steps={steps} />
        </Panel>
        <Panel title={m.deskopen_door()}>
          <Door isOpen={is_open === 1} missing={missing} />
        </Panel>
      </div>
    </>
  )
}

function Door({ isOpen, missing }: { isOpen: boolean; missing: number }) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const [preview, setPreview] = useState('')
  const turn = async () => {
    if (isOpen && !(await confirm({ title: m.deskopen_close_sure(), danger: true }))) return
    const { openShop, closeShop } = desk.openingSeller
    const answer = await callApi(isOpen ? closeShop() : openShop())
    if (answer) toast.success(isOpen ? m.deskopen_is_closed() : m.deskopen_is_open())
    await revalidate()
  }
  const look = async () => {
    const answer = await callApi(desk.openingSeller.previewShop())
    if (answer) setPreview(answer.data.url)
  }
  return (
    <div className="space-y-3">
      <Alert
        tone={isOpen ? 'success' : 'info'}
        title={isOpen ? m.deskopen_is_open() : m.deskopen_is_closed()}
      >
        {!isOpen && missing > 0 && m.deskopen_missing({ count: missing })}
      </Alert>
      <Button block variant={isOpen ? 'outline' : 'primary'} disabled={!isOpen && missing > 0} onClick={turn}>
        {isOpen ? m.deskopen_close() : m.deskopen_open()}
      </Button>
      {!isOpen && (
        <Button block variant="outline" onClick={look}>
          {m.deskopen_preview()}
        </Button>
      )}
      {preview && (
        <a
          href={preview}
          target="_blank"
          rel="noreferrer"
          className="block break-all text-brand-700 underline"
        >
          {preview}
        </a>
      )}
    </div>
  )
}
