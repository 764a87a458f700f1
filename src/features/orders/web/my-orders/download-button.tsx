import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#platform/contract/api.ts'
import { seconds } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import type { ListedItem, ListedOrder } from './listed-order.ts'

type Props = {
  order: Pick<ListedOrder, 'order_sn'>
  item: Pick<ListedItem, 'product_sku_price_id' | 'product_title'>
}

/** A file is noted as handed out once it has been fetched; what hangs on it is asked for after that. */
const FETCHED = seconds(1.5)

type File = { name: string; url: string }

/** The files of a virtual item: one comes at once, of several one picks, as browsers refuse many at a time. */
export function DownloadButton({ order, item }: Props) {
  const { revalidate } = useRevalidator()
  const [files, setFiles] = useState<File[]>([])
  const fetched = () => setTimeout(() => void revalidate(), FETCHED)
  const ask = async () => {
    const pointer = { order_sn: order.order_sn, product_sku_id: item.product_sku_price_id }
    const link = await callApi(api.orders.createDownloadLink(pointer))
    if (!link) return revalidate()
    const [first, ...more] = link.data.files
    if (more.length > 0) return setFiles(link.data.files)
    if (first && !window.open(first.url, '_blank')) location.assign(first.url)
    fetched()
  }
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        aria-label={m.myorders_download_of({ name: item.product_title })}
        onClick={ask}
      >
        <Download />
        {m.myorders_download()}
      </Button>
      <Dialog open={files.length > 0} onClose={() => setFiles([])} title={m.myorders_files()}>
        <p className="text-gray-600">{m.myorders_files_text({ count: files.length })}</p>
        <ul className="mt-3 divide-y divide-gray-100">
          {files.map(({ name, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                onClick={fetched}
                className="flex items-center gap-3 rounded-lg py-3 font-medium text-brand-700 hover:underline [&_svg]:size-5 [&_svg]:shrink-0"
              >
                <Download aria-hidden="true" />
                <span className="min-w-0 break-words">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
