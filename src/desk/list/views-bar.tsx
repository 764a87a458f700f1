import { useSearchParams } from 'react-router'
import { tidyAsked, type ViewedList } from '#features/people/view-rules.ts'
import type { ListView } from '#features/people/views-seller-contract.ts'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { ColumnChoice } from './column-choice.tsx'
import { ViewsPanel } from './views-panel.tsx'

type Props = {
  list: ViewedList
  views: readonly ListView[]
  /** Every column the list could show. */
  columns: readonly Column<never>[]
}

/** The views somebody keeps of a list, a press away; beside them what makes one. */
export function ViewsBar({ list, views, columns }: Props) {
  const [asked] = useSearchParams()
  const now = tidyAsked(asked.toString())
  const items = views.map((view) => ({
    label: view.name,
    href: view.asked ? `?${view.asked}` : '?view=all',
    current: view.asked === now,
  }))
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {items.length > 0 && (
        <LinkTabs label={m.views_title()} look="chips" items={items} className="min-w-0 max-md:w-full" />
      )}
      <div className="flex gap-2 md:ml-auto">
        <ColumnChoice columns={columns} />
        <DialogButton label={m.views_title()} title={m.views_title()} size="md">
          {() => <ViewsPanel list={list} views={views} asked={now} />}
        </DialogButton>
      </div>
    </div>
  )
}
