import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { bytesOf } from '#desk/take-files.ts'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'

const FILES = '.pdf,.zip,application/pdf,application/zip'

/** What a buyer of a digital product downloads. A new version reaches who has bought it, too. */
export function ProductFiles({ product: { id, files } }: { product: SellerProduct }) {
  const { revalidate } = useRevalidator()
  const { role } = usePerson()
  const mayWrite = may(role, 'write products')
  const add = async (file: File) => {
    const name = { zh_CN: file.name, en_US: file.name }
    await callApi(desk.productsSeller.addProductFile({ product_id: id, source: bytesOf(file), name }))
    await revalidate()
  }
  const replace = async (fileId: number, file: File) => {
    await callApi(desk.productsSeller.replaceProductFile({ id: fileId, source: bytesOf(file) }))
    await revalidate()
  }
  const remove = async (fileId: number) => {
    await callApi(desk.productsSeller.removeProductFile({ id: fileId }))
    await revalidate()
  }
  return (
    <Panel title={m.deskgoods_files()}>
      {files.length === 0 && <EmptyState size="sm" title={m.deskgoods_no_files()} />}
      <ul className="mb-3 divide-y divide-gray-100">
        {files.map((file) => {
          const name = file.name[getLocale()]
          return (
            <li key={file.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 break-all">
                {name}
                <span className="ml-2 text-sm text-gray-500 tabular-nums">
                  {(file.bytes / 1_000_000).toFixed(1)} MB
                </span>
              </span>
              {mayWrite && file.id > 0 && (
                <>
                  <FileButton label={m.deskgoods_file_replace()} pick={(one) => replace(file.id, one)} />
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={m.deskgoods_remove_it({ name })}
                    onClick={() => remove(file.id)}
                  >
                    {m.deskgoods_remove()}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {mayWrite && <FileButton label={m.deskgoods_file_add()} pick={add} />}
    </Panel>
  )
}

function FileButton({ label, pick }: { label: string; pick(file: File): Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    await pick(file)
    setBusy(false)
  }
  return (
    <>
      <Button variant="outline" size="sm" loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={FILES}
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
