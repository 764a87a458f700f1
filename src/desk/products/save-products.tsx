import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { SaveAs } from '#desk/save-as.tsx'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { readFilter } from './read-filter.ts'

/** The products the list is about as a file, which can be changed and imported again. */
export function SaveProducts() {
  const [asked] = useSearchParams()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {m.deskgoods_export()}
      </Button>
      <Dialog open={open} onClose={close} title={m.deskgoods_export()} size="sm">
        <p className="mb-3 text-gray-600">{m.deskgoods_export_hint()}</p>
        <SaveAs
          make={async (format) =>
            (await callApi(desk.catalogueSeller.downloadProducts({ format, ...readFilter(asked) })))?.data
          }
          done={close}
        />
      </Dialog>
    </>
  )
}
