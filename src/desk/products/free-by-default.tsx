import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Alert } from '#ui/show/alert.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

const LIST = `${deskPaths.products}?shelf=free_by_default`

/** What an older version made always free: their seller says once what holds for all of them. */
export function FreeByDefault({ count, listed }: { count: number; listed: boolean }) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  if (count === 0) return null
  const say = async (postage: 'shop' | 'free') => {
    const label = postage === 'shop' ? m.deskgoods_all_by_rule() : m.deskgoods_really_free()
    if (!(await confirm({ title: m.deskgoods_postage_sure({ label, count }) }))) return
    const answer = await callApi(desk.productsSeller.setPostage({ postage }))
    if (answer) toast.success(answer.msg)
    await revalidate()
  }
  return (
    <Alert tone="warn" title={m.deskgoods_free_by_default({ count })} className="mb-4">
      {m.deskgoods_free_by_default_text()}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => say('shop')}>{m.deskgoods_all_by_rule()}</Button>
        <Button variant="outline" onClick={() => say('free')}>
          {m.deskgoods_really_free()}
        </Button>
        {!listed && (
          <ButtonLink variant="outline" href={LIST}>
            {m.deskgoods_look_at_them()}
          </ButtonLink>
        )}
      </div>
    </Alert>
  )
}
