import { useEffect, useRef, useState } from 'react'
import { type Reacted, type Reaction, react } from '#features/community/community-rules.ts'
import { api } from '#platform/contract/api.ts'
import { isExpired } from '#platform/contract/envelope.ts'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/**
 * Likes and dislikes, applied at once and then sent, one after another. What is sent says where it should end, so a
 * press in an old tab does what its button says. When the last answer is in, what the shop says stands; if it refused,
 * everything is put back.
 */
export function useReactions(postId: number, known: Reacted) {
  const [shown, setShown] = useState(known)
  const confirmed = useRef(known)
  const latest = useRef(known)
  const sending = useRef(0)
  const queue = useRef(Promise.resolve())

  const show = (next: Reacted) => {
    latest.current = next
    setShown(next)
  }
  const { is_zan, is_cai, zan_num, cai_num } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer answer of the page, unless one is on its way here
  useEffect(() => {
    confirmed.current = { is_zan, is_cai, zan_num, cai_num }
    if (sending.current === 0) show(confirmed.current)
  }, [postId, is_zan, is_cai, zan_num, cai_num])

  async function send(kind: Reaction, on: number) {
    try {
      const answer = await (kind === 'zan' ? api.community.likePost : api.community.dislikePost)({
        id: postId,
        on,
      })
      if (answer.code === 1) confirmed.current = answer.data
      else if (!isExpired(answer.code)) toast.warn(answer.msg)
    } catch {
      toast.error(m.community_failed())
    }
    sending.current -= 1
    if (sending.current === 0) show(confirmed.current)
  }

  function press(kind: Reaction) {
    const next = react(latest.current, kind)
    show(next)
    sending.current += 1
    queue.current = queue.current.then(() => send(kind, kind === 'zan' ? next.is_zan : next.is_cai))
  }

  return { shown, press }
}
