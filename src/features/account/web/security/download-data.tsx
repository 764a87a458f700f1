import Download from 'lucide-react/icons/download'
import { api } from '#platform/contract/api.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'
import { SecurityRow } from './security-row.tsx'

/** Everything the shop keeps about the buyer, as a file. */
export function DownloadData() {
  const download = async () => {
    const answer = await api.account.downloadMyData().catch(() => undefined)
    if (answer?.code === 1) return saveFile(`my-data-${shopDay(readClock())}.json`, answer.data)
    toast.warn(answer?.msg ?? m.account_network_failed())
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
