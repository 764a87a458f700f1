import Trash2 from 'lucide-react/icons/trash-2'
import { type MetaArgs, useRevalidator } from 'react-router'
import type { Footprint } from '#features/catalogue/collection-contract.ts'
import { FOOTPRINT_DAYS } from '#features/catalogue/collection-rules.ts'
import { FootprintList } from '#features/catalogue/web/collection/footprint-list.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { api } from '#platform/contract/api.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Card } from '#ui/show/card.tsx'
import { callApi } from '#web/call-api.ts'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) => ({
  days: need(await api.collection.listFootprints(), url),
  today: shopDay(readClock()),
}))

export const handle = accountShell(m.collection_footprints)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.collection_footprints())

export default function MyFootprintPage({ loaderData: { days, today } }: Loaded<typeof loader>) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const count = Object.values(days).reduce((sum, prints) => sum + prints.length, 0)

  /** With 0, all of them. */
  const clear = async (id: number) => {
    const done = await callApi(api.collection.clearFootprints({ id }))
    if (done) toast.success(done.msg)
    await revalidate()
  }
  const clearOne = async (print: Footprint) => {
    const title = m.collection_clear_one_ask()
    if (await confirm({ title, text: print.name, confirm: m.collection_clear(), danger: true })) {
      await clear(print.id)
    }
  }
  const clearAll = async () => {
    const question = { title: m.collection_clear_all_ask(), text: m.collection_clear_all_text() }
    if (await confirm({ ...question, confirm: m.collection_clear_everything(), danger: true })) await clear(0)
  }

  return (
    <Card
      heading="h1"
      title={m.collection_footprints()}
      action={
        count > 0 && (
          <span className="flex items-center gap-3">
            <span className="text-gray-500 max-md:hidden">
              {m.collection_footprints_text({ days: FOOTPRINT_DAYS, count })}
            </span>
            <Button variant="outline" size="sm" onClick={clearAll}>
              <Trash2 />
              {m.collection_clear_all()}
            </Button>
          </span>
        )
      }
    >
      <FootprintList days={days} today={today} onClear={clearOne} />
    </Card>
  )
}
