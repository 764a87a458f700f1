import { useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/act/button.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { SkeletonText, Waiting } from '#ui/show/skeleton.tsx'
import * as m from '#words'
import { ContactDetails } from './contact-details.tsx'
import { MessageBox } from './message-box.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { useThread } from './use-thread.ts'

/** What was said so far, and the box to say more. */
export function ServiceThread() {
  const { thread, failed, load, loadEarlier } = useThread()
  const log = useRef<HTMLDivElement>(null)
  const last = thread?.messages.at(-1)?.id
  // The newest is what one wants to see; earlier pages do not move it.
  useLayoutEffect(() => {
    if (last !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last])
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={log}
        role="log"
        aria-label={m.support_thread()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-[min(46dvh,24rem)] space-y-4 overflow-y-auto overscroll-contain rounded-2xl bg-gray-50 p-4"
      >
        {thread === undefined && !failed && (
          <Waiting>
            <SkeletonText lines={4} />
          </Waiting>
        )}
        {thread === undefined && failed && (
          <EmptyState
            size="sm"
            scene="offline"
            title={m.web_network_failed()}
            action={
              <Button variant="soft" size="sm" onClick={load}>
                {m.shell_try_again()}
              </Button>
            }
          />
        )}
        {thread?.more && (
          <div className="text-center">
            <Button variant="link" size="sm" onClick={loadEarlier}>
              {m.support_earlier()}
            </Button>
          </div>
        )}
        {thread && !thread.more && <MessageBubble fromShop content={m.support_greeting()} />}
        {thread?.messages.map((message) => (
          <MessageBubble
            key={message.id}
            fromShop={message.from_seller === 1}
            content={message.content}
            time={message.create_time}
          />
        ))}
        {thread?.waiting && <p className="text-center text-xs text-gray-500">{m.support_waiting()}</p>}
      </div>
      <MessageBox onSaid={load} />
      <ContactDetails small />
    </div>
  )
}
