import { AsyncLocalStorage } from 'node:async_hooks'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { DEFAULT_LANGUAGE, type Language } from '#platform/i18n/language.ts'
import { pageContext } from '#platform/pages/page-context.ts'
import { RenderedFor } from '#platform/pages/rendered-for.tsx'
import { overwriteGetLocale } from '#words/runtime'

/** Pages in both languages are rendered at the same time; each render sees its own. */
const language = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => language.getStore() ?? DEFAULT_LANGUAGE)

/** The server hands its context to the pages through this, because the bundle has its own copy of the module. */
export { pageContext }

/** What fails is logged where the request is known, in page-renderer.ts. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).onError(error)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext)
  return language.run(page.language, async () => {
    headers.set('content-type', 'text/html; charset=utf-8')
    const whole = await renderWhole(
      <RenderedFor requestId={page.requestId} nonce={page.nonce} publicUrl={page.publicUrl}>
        <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
      </RenderedFor>,
      page.nonce,
    )
    return new Response(whole, { status, headers })
  })
}

/** The page is sent whole: it is kept for other visitors, and its scripts are named in the headers before it. */
function renderWhole(element: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const page = new Writable({
      write(chunk: Buffer, _encoding, taken) {
        chunks.push(chunk)
        taken()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(page),
      onShellError: reject,
    })
  })
}
