import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import type { SupportMessage } from '#features/support/support-contract.ts'
import type { SupportThread } from '#features/support/support-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { Written } from '#ui/show/written.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { AnswerForm } from './answer-form.tsx'

type Props = { thread: SupportThread; messages: readonly SupportMessage[] }

/** One conversation, its last words in sight. */
export function Talk({ thread, messages }: Props) {
  const { revalidate } = useRevalidator()
  const end = useRef<HTMLLIElement>(null)
  const last = messages.at(-1)?.id ?? 0
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const { name } = usePerson()
  const mine = thread.assigned_to === name
  const assign = async () => {
    await callApi(desk.supportSeller.assignThread({ id: thread.id, to: mine ? '' : name }))
    await revalidate()
  }
  const close = async () => {
    await callApi(desk.supportSeller.closeThread({ id: thread.id }))
    await revalidate()
  }
  return (
    <section className="flex min-w-0 flex-col rounded-xl bg-white ring-1 ring-gray-200 lg:h-[calc(100dvh-8rem)]">
      <header className="flex items-center justify-between gap-3 border-b border-gray-100 p-3">
        <Link to={deskPaths.talks} className="text-brand-700 lg:hidden">
          {m.desk_back()}
        </Link>
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          {thread.nickname}
          {thread.assigned_to && (
            <span className="ml-2 text-sm font-normal text-gray-500">{thread.assigned_to}</span>
          )}
        </h2>
        <Button variant="outline" size="sm" onClick={assign}>
          {mine ? m.office_leave_talk() : m.office_take_talk()}
        </Button>
        {thread.waiting_since && (
          <Button variant="outline" size="sm" onClick={close}>
            {m.desk_close_talk()}
          </Button>
        )}
      </header>
      <ol className="flex-1 space-y-3 overflow-y-auto p-4">
        {messages.map(({ id, from_seller, content, create_time }) => (
          <li
            key={id}
            ref={id === last ? end : undefined}
            className={cx('flex flex-col', from_seller ? 'items-end' : 'items-start')}
          >
            <span
              className={cx(
                'max-w-[85%] whitespace-pre-line rounded-2xl px-3.5 py-2 break-words',
                from_seller ? 'bg-brand-50 text-gray-900' : 'bg-gray-100 text-gray-900',
              )}
            >
              <Written text={content} />
            </span>
            <span className="mt-0.5 text-xs text-gray-500">{create_time.slice(5, 16)}</span>
          </li>
        ))}
      </ol>
      <AnswerForm id={thread.id} seen={last} />
    </section>
  )
}
