import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { useLive } from '#desk/live/use-live.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { useFreshly } from '#desk/today/use-freshly.ts'
import { HEARD } from '#features/packing/heard.ts'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'
import { BuyerBeside } from './buyer-beside.tsx'
import { Talk } from './talk.tsx'

/** The conversations, those that wait first, and the one that is open. */
export async function loader({ request }: LoaderFunctionArgs) {
  const open = Number(new URL(request.url).searchParams.get('id')) || 0
  const [waiting, all, shown] = await Promise.all([
    load(() => desk.supportSeller.listThreads({ all: 0 })),
    load(() => desk.supportSeller.listThreads({ all: 1 })),
    open ? load(() => desk.supportSeller.showSellerThread({ id: open })) : undefined,
  ])
  const waits = new Set(waiting.data.map(({ id }) => id))
  const buyer = shown && (await dataOf(desk.buyersSeller.showBuyer({ id: shown.thread.buyer_id })))
  return { threads: [...waiting.data, ...all.data.filter(({ id }) => !waits.has(id))], shown, buyer }
}

export function Component() {
  const { threads, shown, buyer } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const { revalidate } = useRevalidator()
  useLive(HEARD.talks, revalidate)
  // A line to the shop is not always to be had.
  useFreshly()
  return (
    <>
      <PageTitle title={m.desk_talks()}>
        <ButtonLink variant="outline" size="sm" href={deskPaths.phrases}>
          {m.office_phrases()}
        </ButtonLink>
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_18rem]">
        <nav
          aria-label={m.desk_talks()}
          className={cx('rounded-xl bg-white p-2 ring-1 ring-gray-200', shown && 'max-lg:hidden')}
        >
          {threads.length === 0 && <EmptyState size="sm" title={m.desk_no_talks()} />}
          <ul>
            {threads.map(({ id, nickname, last, waiting_since }) => (
              <li key={id}>
                <Link
                  to={deskPaths.talk(id)}
                  aria-current={asked.get('id') === String(id) ? 'page' : undefined}
                  className="block rounded-lg px-3 py-2.5 hover:bg-gray-50 aria-[current]:bg-brand-50"
                >
                  <span className="flex justify-between gap-2">
                    <span className="truncate font-medium">{nickname}</span>
                    {waiting_since && (
                      <span className="shrink-0 text-xs text-warm-700">{m.desk_waits()}</span>
                    )}
                  </span>
                  <span className="block truncate text-sm text-gray-500">{last}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {shown ? (
          <Talk key={shown.thread.id} thread={shown.thread} messages={shown.messages} />
        ) : (
          <EmptyState title={m.desk_choose_talk()} className="max-lg:hidden" />
        )}
        {buyer && <BuyerBeside shown={buyer} />}
      </div>
    </>
  )
}
