import { createContext, type ServerBuild } from 'react-router'
import type { Api } from '#platform/contract/api-types.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Said } from './said.ts'
import type { Theme } from './theme.ts'

/** What the server gives a page while rendering it. */
export type PageContext = {
  api: Api
  language: Language
  loggedIn: boolean
  /** Nobody may come in yet: every page says so instead of what it would show. */
  shut: boolean
  requestId: string
  /** Marks the scripts of this page; see page-renderer.ts. */
  nonce: string
  publicUrl: string
  /** Where the pages' files and pictures are fetched; empty: where the pages are. */
  assetUrl: string
  theme: Theme
  /** What became of a form that was sent without a script. */
  said?: Said | undefined
  onError(error: unknown): void
  /** Takes the page as pieces of text: to put it into a Response and read it out again would cost as much as its data does. */
  put(html: readonly string[]): void
}

export const pageContext = createContext<PageContext>()

/** The built pages. They carry a copy of this module, so what they look their context up by comes with them. */
export type PagesBuild = ServerBuild & { entry: { module: { pageContext: typeof pageContext } } }
