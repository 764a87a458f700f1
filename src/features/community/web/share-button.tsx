import Share2 from 'lucide-react/icons/share-2'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'

/** Phones open their own sheet; elsewhere the link is copied, or shown where copying is not allowed. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  const share = async () => {
    const url = window.location.origin + window.location.pathname
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet is an answer too.
      return navigator.share({ title, url }).catch(() => undefined)
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(m.community_link_copied())
    } catch {
      toast.info(m.community_link_by_hand({ url }), { duration: 10_000 })
    }
  }
  return (
    <Button variant="ghost" onClick={share} className={className}>
      <Share2 />
      {m.community_share()}
    </Button>
  )
}
