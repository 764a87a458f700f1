import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { saveBytes } from '#desk/save-file.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { readFilter } from './read-filter.ts'

const FORMATS = [
  { format: 'xlsx', name: 'XLSX', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  { format: 'csv', name: 'CSV', type: 'text/csv;charset=utf-8' },
] as const

/** The products the list is about as a file, which can be changed and imported again. */
export function SaveProducts() {
  const [asked] = useSearchParams()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const save = async ({ format, type }: (typeof FORMATS)[number]) => {
    const file = await callApi(desk.catalogueSeller.downloadProducts({ format, ...readFilter(asked) }))
    if (file) saveBytes({ ...file.data, type })
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {m.deskgoods_export()}
      </Button>
      <Dialog open={open} onClose={close} title={m.deskgoods_export()} size="sm">
        <p className="mb-3 text-gray-600">{m.deskgoods_export_hint()}</p>
        <div className="flex gap-2">
          {FORMATS.map((one) => (
            <Button key={one.format} variant="outline" onClick={() => save(one).then(close)}>
              {one.name}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
