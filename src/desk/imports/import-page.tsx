import { useState } from 'react'
import { desk } from '#desk/desk-api.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { bytesOf } from '#desk/take-files.ts'
import type { catalogueSellerContract, ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Answered } from '#platform/contract/define.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { reachApi, tellRefusal } from '#web/call-api.ts'
import * as m from '#words'
import { FilePick } from './file-pick.tsx'
import { ImportChanges, ImportFaultList } from './import-changes.tsx'

type Imported = Answered<typeof catalogueSellerContract.importProducts>
type Found = { checked: Imported } | { faults: ImportFaults } | { refused: string } | undefined

const formatOf = (name: string) => (name.endsWith('.xlsx') ? 'xlsx' : name.endsWith('.json') ? 'json' : 'csv')

/** A file of products: what it would change is seen first, and nothing is saved before that. */
export function Component() {
  const [file, setFile] = useState<File>()
  const [pictures, setPictures] = useState<File>()
  const [withStock, setWithStock] = useState(false)
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<Found>()
  const [done, setDone] = useState('')

  const begin = () => {
    setFound(undefined)
    setDone('')
  }
  const send = async (check: boolean) => {
    if (!file) return
    const answer = await reachApi(
      desk.catalogueSeller.importProducts({
        format: formatOf(file.name.toLowerCase()),
        file: file.name,
        source: bytesOf(file),
        check,
        ...(pictures && { pictures: bytesOf(pictures) }),
        ...(withStock && { stock: { how: 'set' as const, reason } }),
      }),
    )
    if (!answer) return
    if (answer.code !== 1) {
      tellRefusal(answer)
      const faults = answer.data as unknown as ImportFaults | null
      return setFound(faults?.faults ? { faults } : { refused: answer.msg })
    }
    if (check) return setFound({ checked: answer.data })
    toast.success(answer.msg)
    setDone(answer.msg)
    setFound(undefined)
  }
  return (
    <>
      <PageTitle title={m.desk_import()} />
      <div className="space-y-4">
        <Panel title={m.deskimport_files()}>
          <div className="grid max-w-xl justify-items-start gap-4">
            <FilePick
              label={m.deskimport_file()}
              hint={m.deskimport_file_hint()}
              accept=".csv,.xlsx,.json"
              file={file}
              pick={(one) => {
                setFile(one)
                begin()
              }}
            />
            <FilePick
              label={m.deskimport_pictures()}
              hint={m.deskimport_pictures_hint()}
              accept=".zip"
              file={pictures}
              pick={(one) => {
                setPictures(one)
                begin()
              }}
            />
            <Checkbox
              checked={withStock}
              onChange={(event) => {
                setWithStock(event.target.checked)
                begin()
              }}
            >
              {m.deskimport_stock()}
            </Checkbox>
            {withStock && (
              <Field label={m.desk_reason()} required>
                <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
              </Field>
            )}
            <Button disabled={!file || (withStock && reason.trim() === '')} onClick={() => send(true)}>
              {m.deskimport_check()}
            </Button>
          </div>
        </Panel>
        {found && 'faults' in found && <ImportFaultList {...found.faults} />}
        {found && 'refused' in found && <Alert tone="warn" title={found.refused} />}
        {found && 'checked' in found && (
          <ImportChanges checked={found.checked}>
            <Button onClick={() => send(false)}>{m.deskimport_run()}</Button>
          </ImportChanges>
        )}
        {done && <Alert tone="success" title={done} />}
      </div>
    </>
  )
}
