import { readShopTime } from '#platform/read-shop-time.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Shown = { shown_from: Date | null; shown_until: Date | null }
type Sent = { shown_from?: string | undefined; shown_until?: string | undefined }

const ALWAYS: Shown = { shown_from: null, shown_until: null }

/** When a slide is shown: what is sent, else what is there. */
export function readShownTime(sent: Sent, kept = ALWAYS): Shown {
  const shown = {
    shown_from: sent.shown_from === undefined ? kept.shown_from : readTime(sent.shown_from),
    shown_until: sent.shown_until === undefined ? kept.shown_until : readTime(sent.shown_until),
  }
  if (shown.shown_from && shown.shown_until && shown.shown_from >= shown.shown_until)
    return refuse(m.sellersite_time_order)
  return shown
}

function readTime(text: string): Date | null {
  if (text === '') return null
  const time = readShopTime(text)
  // Beyond these the database knows no time, and nobody plans.
  if (!time || time.getUTCFullYear() < 1970 || time.getUTCFullYear() > 2200)
    return refuse(m.sellersite_bad_time, { at: text })
  return time
}
