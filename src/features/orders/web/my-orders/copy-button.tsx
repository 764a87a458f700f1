import Copy from 'lucide-react/icons/copy'
import { IconButton } from '#ui/act/icon-button.tsx'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/** Puts a number on the clipboard; where the browser forbids it, says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(m.myorders_copied())
    } catch {
      toast.warn(m.myorders_copy_failed())
    }
  }
  return <IconButton label={label} icon={<Copy />} size="sm" onClick={copy} className="print:hidden" />
}
