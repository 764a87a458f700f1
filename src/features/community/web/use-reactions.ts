import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Reacted, type Reaction, react } from '#features/community/community-rules.ts'
import { api } from '#platform/contract/api.ts'
import { callApi } from '#web/call-api.ts'
import { ownReactions } from './own-community.ts'

/**
 * Likes and dislikes, applied at once and then sent, one after another. What is sent says where it should end, so a
 * press in an old tab does what its button says. When the last answer is in, what the shop says stands; if it refused,
 * everything is put back. Whatever shows them has the post as its key.
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
  // A newer answer of the page, unless one is on its way here.
  const take = useEffectEvent((newer: Reacted) => {
    confirmed.current = newer
    if (sending.current === 0) show(newer)
  })
  useEffect(() => take({ is_zan, is_cai, zan_num, cai_num }), [is_zan, is_cai, zan_num, cai_num])

  async function send(kind: Reaction, on: number) {
    const call = kind === 'zan' ? api.community.likePost : api.community.dislikePost
    const done = await callApi(call({ id: postId, on }))
    if (done) {
      confirmed.current = done.data
      ownReactions.press(postId, done.data)
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
