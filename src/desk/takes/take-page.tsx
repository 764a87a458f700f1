import { startTransition } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { useKeys } from '#desk/keys/use-keys.ts'
import { asking, oneIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { useFreshly } from '#desk/today/use-freshly.ts'
import { may } from '#features/people/roles.ts'
import type { TakeLine } from '#features/takes/takes-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { toast } from '#ui/act/toast.ts'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { EndTake } from './end-take.tsx'
import { readCount } from './read-count.ts'
import { takeColumns } from './take-columns.tsx'
import { takeScope, takeState } from './take-state.ts'
import { useUnsent } from './use-unsent.ts'

export const loader = ({ params }: LoaderFunctionArgs) =>
  load(() => desk.takesSeller.showTake({ id: Number(params.id) || 0 }))

const SHOWS = ['left', 'differing'] as const
const isDiffering = ({ count }: TakeLine) => count !== null && count.difference !== 0

/** The count itself: typed or scanned, saved number by number, with what colleagues counted meanwhile. */
export function Component() {
  const take = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const { unsent, type, forget } = useUnsent(take.id)
  const { lines } = take
  const counting = take.state === 'open' && may(role, 'change stock')
  useFreshly()
  useKeys({}, (text) => {
    const read = readCount(lines, text)
    if (read?.kind === 'goods') focusCell(read.sku_id)
    else toast.error(m.takes_no_sku())
  })
  const save = async (line: TakeLine, typed: string) => {
    const read = readCount(lines, typed)
    if (read?.kind !== 'count') return forget(line.sku_id)
    const { how, counted } = read
    const done = await callApi(
      desk.takesSeller.countGoods({ id: take.id, sku_id: line.sku_id, how, counted }),
    )
    if (!done) return
    await revalidate()
    // With what was loaded, which may still be on its way to the screen.
    startTransition(() => forget(line.sku_id))
  }
  const goOn = (line: TakeLine, typed: string) => {
    const read = readCount(lines, typed)
    if (read?.kind === 'goods') focusCell(read.sku_id)
    else focusNext(line.sku_id)
  }
  const show = oneIn(asked, 'show', SHOWS)
  const rows = lines.filter((line) =>
    show === 'left' ? line.count === null : show === 'differing' ? isDiffering(line) : true,
  )
  const counted = lines.filter(({ count }) => count !== null).length
  const differing = lines.filter(isDiffering).length
  const tabs = [
    { label: m.takes_every(), href: asking(asked, { show: undefined }), current: !show },
    { label: m.takes_left(), href: asking(asked, { show: 'left' }), current: show === 'left' },
    { label: m.takes_differing(), href: asking(asked, { show: 'differing' }), current: show === 'differing' },
  ]
  return (
    <>
      <PageTitle title={`${take.name} · ${takeScope(take)}`}>
        <ButtonLink variant="outline" href={deskPaths.countSheet(take.id)}>
          {m.takes_print()}
        </ButtonLink>
        {counting && <EndTake id={take.id} differing={differing} counted={counted} />}
      </PageTitle>
      <ListCard>
        <p className="mb-2 font-medium tabular-nums" role="status">
          {take.state === 'open'
            ? m.takes_progress({ counted, total: lines.length, differing })
            : takeState(take.state)}
        </p>
        {counting && <p className="mb-3 max-w-prose text-sm text-gray-500">{m.takes_hint()}</p>}
        <LinkTabs label={m.takes_title()} items={tabs} className="mb-3" />
        <Table
          caption={take.name}
          columns={takeColumns({ id: take.id, counting, unsent, type, forget, save, goOn })}
          rows={rows}
          rowKey={({ sku_id }) => sku_id}
          empty={<EmptyState size="sm" title={m.takes_none_left()} />}
        />
      </ListCard>
    </>
  )
}

const cells = () => [...document.querySelectorAll<HTMLInputElement>('[data-count]')]

const focusCell = (skuId: number) =>
  cells()
    .find(({ dataset }) => dataset.count === String(skuId))
    ?.focus()

/** After the last there is nothing to go on to; what was typed there is saved all the same. */
function focusNext(skuId: number): void {
  const all = cells()
  const at = all.findIndex(({ dataset }) => dataset.count === String(skuId))
  const next = all[at + 1]
  if (next) next.focus()
  else all[at]?.blur()
}
