import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { fetchAssetsFrom } from '#platform/asset-address.ts'
import { DEFAULT_LANGUAGE, type Language } from '#platform/i18n/language.ts'
import { handOver } from '#platform/pages/hand-over.ts'
import { type PageContext, pageContext } from '#platform/pages/page-context.ts'
import { RenderedFor } from '#platform/pages/rendered-for.tsx'
import { drawSaid } from '#platform/pages/said.ts'
import { seenFirst } from '#platform/pages/seen-first.ts'
import { takeTurns } from '#platform/take-turns.ts'
import { partsAreHere } from '#web/later.tsx'
import { overwriteGetLocale } from '#words/runtime'

/** Whose words are being rendered. A page is rendered in one go, so no other can come between. */
let language: Language = DEFAULT_LANGUAGE
overwriteGetLocale(() => language)

/** Between two pages others are heard. */
const turn = takeTurns()

/** The server hands its context to the pages through this, because the bundle has its own copy of the module. */
export { pageContext }

/** What fails is logged where the request is known, in page-renderer.ts. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).onError(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  await partsAreHere()
  const scripts = serverHandoffStream ? await handOver(serverHandoffStream, page.nonce) : ''
  await turn()
  const pieces = saying(page.said, seenFirst(renderPage(routerContext, request.url, page)))
  const last = pieces.pop() ?? ''
  const end = last.lastIndexOf('</body>')
  page.put(['<!DOCTYPE html>', ...pieces, last.slice(0, end), scripts, last.slice(end)])
  return new Response(null, { status, headers })
}

const saying = (said: PageContext['said'], pieces: string[]) =>
  said ? pieces.map((piece) => piece.replace('<body>', (body) => body + drawSaid(said))) : pieces

/**
 * As a string: nothing on our pages waits for anything once its data is there, and a page is sent whole, because it is
 * kept for other visitors and its scripts are named in the headers before it.
 */
function renderPage(context: EntryContext, url: string, { requestId, publicUrl, ...page }: PageContext) {
  const nonce = page.nonce || undefined
  language = page.language
  fetchAssetsFrom(page.assetUrl)
  return renderToString(
    <RenderedFor requestId={requestId} nonce={nonce} publicUrl={publicUrl}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </RenderedFor>,
  )
}
