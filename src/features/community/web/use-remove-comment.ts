import { api } from '#platform/contract/api.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'

/** Deletes one's own comment, once one is sure; `onRemoved` runs after it is gone. */
export function useRemoveComment(onRemoved: () => unknown) {
  const confirm = useConfirm()
  return async (id: number) => {
    const sure = await confirm({
      title: m.community_comment_remove_title(),
      text: m.community_comment_remove_text(),
      confirm: m.community_comment_remove(),
      danger: true,
    })
    if (!sure) return
    const done = await callApi(api.community.removeComment({ id }))
    if (done) toast.success(done.msg)
    await onRemoved()
  }
}
