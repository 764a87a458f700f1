import { cleanParagraphs } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import * as m from '#words'

export const SUPPORT_MAX = 500
export const THREAD_PAGE = 30

/** A conversation goes when nothing was said in it for so long. */
export const SILENT_DAYS = 3 * 365

/** What is wrong with what someone wants to say, if anything; the box and the server ask the same. */
export function contentFaults({ content }: { content: string }) {
  const { length } = cleanParagraphs(content)
  return faultsOf(
    ['content', m.support_empty, length === 0],
    ['content', m.support_too_long, length > SUPPORT_MAX, { max: SUPPORT_MAX }],
  )
}

/** What open pages hear when something was said. */
export const HEARD_SUPPORT = 'support'
