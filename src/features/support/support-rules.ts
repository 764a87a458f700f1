import { cleanParagraphs } from '#platform/clean-text.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'

export const SUPPORT_MAX = 500
export const THREAD_PAGE = 30

/** A conversation goes when nothing was said in it for so long. */
export const SILENT_DAYS = 3 * 365

/** What is wrong with what someone wants to say, if anything; the box and the server ask the same. */
export function contentFault(content: string): Sentence | undefined {
  const tidy = cleanParagraphs(content)
  if (tidy === '') return m.support_empty
  return tidy.length > SUPPORT_MAX ? m.support_too_long : undefined
}

/** What open pages hear when something was said. */
export const HEARD_SUPPORT = 'support'
