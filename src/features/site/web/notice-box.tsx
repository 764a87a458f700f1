import { Megaphone } from 'lucide-react'
import * as m from '#words'

/** The shop's announcement, as the seller wrote it. */
export function NoticeBox({ text }: { text: string }) {
  if (!text) return null
  return (
    <section
      aria-label={m.site_notice()}
      className="flex gap-3 rounded-2xl bg-amber-50 px-4 py-3 text-amber-700"
    >
      <Megaphone className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <p className="leading-6">{text}</p>
    </section>
  )
}
