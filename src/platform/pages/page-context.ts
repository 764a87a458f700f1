import { createContext } from 'react-router'
import type { Api } from '#platform/contract/api-types.ts'
import type { Language } from '#platform/i18n/language.ts'

/** What the server gives a page while rendering it. */
export type PageContext = {
  api: Api
  language: Language
  loggedIn: boolean
  requestId: string
  /** Marks the scripts of this page; see page-renderer.ts. */
  nonce: string
  publicUrl: string
  onError(error: unknown): void
  /** Takes the rendered page. A Response would carry it too, but encode and decode all of it on the way. */
  deliver(page: Buffer): void
}

export const pageContext = createContext<PageContext>()
