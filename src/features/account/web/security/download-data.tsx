import Download from 'lucide-react/icons/download'
import { api } from '#platform/contract/api.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { SecurityRow } from './security-row.tsx'

/** Everything the shop keeps about the buyer, as a file. */
export function DownloadData() {
  const download = async () => {
    const mine = await callApi(api.account.downloadMyData())
    if (mine) saveFile(`my-data-${shopDay(readClock())}.json`, mine.data)
  }
  return (
    <SecurityRow
      icon={<Download />}
      title={m.account_row_data()}
      text={m.account_row_data_text()}
      action={
        <Button variant="outline" size="sm" onClick={download}>
          {m.account_do_download()}
        </Button>
      }
    />
  )
}

function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
