import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { saveFile } from '#desk/save-file.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import { UndoButton } from '#desk/ship/undo-button.tsx'
import { usePress } from '#desk/use-press.ts'
import { may } from '#features/people/roles.ts'
import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import { writeCell } from '#platform/spreadsheets/cell-text.ts'
import { Button } from '#ui/act/button.tsx'
import * as m from '#words'
import { kindName, kindRight } from './kind-name.ts'

export const loader = ({ params }: LoaderFunctionArgs) =>
  load(() => desk.batchesSeller.showBatch({ id: Number(params.id) || 0 }))

/** One act on many things: how each line stands, what can be undone, and what could not be done as a file. */
export function Component() {
  const batch = useLoaderData<ShownBatch>()
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const press = usePress()
  const { id, kind, finished, undone, waits, counts, lines } = batch
  const right = kindRight(kind)
  const mayAct = right !== undefined && may(role, right)
  return (
    <>
      <PageTitle title={`${kindName(kind)} ${id}`}>
        {mayAct && <UndoButton batch={batch} undone={revalidate} />}
        {mayAct && finished === 0 && undone === 0 && waits === 0 && (
          <Button variant="outline" onClick={() => press(desk.batchesSeller.resumeBatch({ id }))}>
            {m.office_resume()}
          </Button>
        )}
        {counts.cannot > 0 && (
          <Button
            variant="outline"
            onClick={() => saveFile({ name: `batch-${id}.csv`, csv: refusedRows(batch) })}
          >
            {m.office_refused_file()}
          </Button>
        )}
      </PageTitle>
      {waits === 1 && <p className="mb-4 text-amber-700">{m.manyrefunds_waits()}</p>}
      <BatchLines kind={kind} counts={counts} lines={lines} />
    </>
  )
}

/** What could not be done, as it came and with the reason: mended, it can be dropped in again. */
function refusedRows({ lines }: ShownBatch): string {
  const refused = lines.filter(({ state }) => state === 'cannot')
  const heads = Object.keys(refused[0]?.line ?? {})
  const rows = refused.map(({ line, msg }) => [...heads.map((head) => String(line[head] ?? '')), msg])
  return `\ufeff${[[...heads, m.desk_reason()], ...rows].map(csvLine).join('\r\n')}\r\n`
}

const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${writeCell(cell).replaceAll('"', '""')}"`).join(',')
