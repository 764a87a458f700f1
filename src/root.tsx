import { type ReactNode, useEffect } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRouteError,
} from 'react-router'
import { ExpiryDialog } from '#features/account/web/expiry-dialog.tsx'
import { SHOW_BUYER } from '#features/account/web/known-buyer.ts'
import type { Identity } from '#features/site/site-contract.ts'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { FailedPage } from '#pages/failed-page.tsx'
import { accentStyle } from '#pages/parts/accent-style.ts'
import { AskOverlay } from '#pages/parts/ask-overlay.tsx'
import { Canonical } from '#pages/parts/canonical.tsx'
import { loadRoot } from '#pages/parts/load-root.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { assetAddress } from '#platform/asset-address.ts'
import { languageTag } from '#platform/i18n/language.ts'
import { pageContext } from '#platform/pages/page-context.ts'
import { useRendered } from '#platform/pages/rendered-for.tsx'
import dark from '#ui/dark.css?url'
import forced from '#ui/forced.css?url'
import styles from '#ui/shop.css?url'
import { askForPage } from '#web/ask-for-page.ts'
import { KEEP_EARLY_PRESSES, replayEarlyPresses } from '#web/early-presses.ts'
import { restoreTyped } from '#web/keep-typed.ts'
import { Later, laterPart } from '#web/later.tsx'
import { LeaveGuard } from '#web/leave-guard.tsx'
import { need, pageData } from '#web/page-data.ts'
import { StayHere } from '#web/stay-here.tsx'
import { TellPage } from '#web/tell-page.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { ConfirmProvider } from './ui/act/confirm-dialog.tsx'
import { Toaster } from './ui/act/toaster.tsx'
import { useWhenIdle } from './ui/act/use-when-idle.ts'
import { ProgressBar } from './ui/move/progress-bar.tsx'

export const links = () => [
  { rel: 'stylesheet', href: assetAddress(styles) },
  // Nobody whose system is light waits for it.
  { rel: 'stylesheet', href: assetAddress(dark), media: 'screen and (prefers-color-scheme: dark)' },
  { rel: 'stylesheet', href: assetAddress(forced), media: '(forced-colors: active)' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Only built pages have a worker beside them. */
const fetchInstall = async () =>
  import.meta.env.PROD ? (await import('#web/install-worker.tsx')).InstallWorker : () => null

/** Without the room it has in its source. */
const EARLY_SCRIPT = import.meta.env.SSR
  ? `${SHOW_BUYER};${KEEP_EARLY_PRESSES}`
      .replaceAll(/\n +/g, '\n')
      .replaceAll(/ ?([=,:?(){}&|>]+) ?/g, '$1')
      .replaceAll(/(?<=\{)\n|\n(?=\})/g, '')
  : ''

export const loader = pageData(loadRoot)
export const clientMiddleware = [askForPage]

/** Names and logo hold for the whole visit. They are read again when asked to, as for another language. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs): boolean =>
  asked.currentUrl.href === asked.nextUrl.href && asked.defaultShouldRevalidate

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRendered()
  // Hears of another language too: nothing that is passed to it changes then, only the words do.
  const { accent, logo } = useIdentity()
  const { me } = useMe()
  return (
    // Whose browser it is has been written there before React came.
    <html
      lang={languageTag(getLocale())}
      style={accentStyle(accent)}
      data-buyer={me && ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* It has run before the browser's React looks at it, which needs no copy. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and in a script React escapes none
          dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The bars of the browser go on where the page's own end. */}
        <meta name="theme-color" content="#171f1a" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#fff" />
        {/* A shop of its own is known by its own sign. */}
        <link rel="icon" href={logo || '/favicon.svg'} />
        <link rel="manifest" href={`/manifest.webmanifest?language=${languageTag(getLocale())}`} />
        <Meta />
        <Canonical />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const navigation = useNavigation()
  const { is_open } = useIdentity()
  const Install = useWhenIdle(fetchInstall)
  useEffect(restoreTyped, [])
  useEffect(replayEarlyPresses, [])
  return (
    <ConfirmProvider>
      <ProgressBar active={navigation.state !== 'idle'} />
      {/* Whoever sees a page of a shop that is not open holds a pass. */}
      {is_open === 0 && (
        <p className="bg-amber-100 px-4 py-2 text-center text-xs text-amber-700 print:hidden">
          {m.opening_preview()}
        </p>
      )}
      <Outlet />
      <AskOverlay />
      {Install && <Install />}
      <LeaveGuard />
      <StayHere />
      <TellPage />
      <ExpiryDialog />
      <Toaster />
    </ConfirmProvider>
  )
}

/** Nobody may look around in a shop that is not open: no page of it is even asked for. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }) => {
    const { shut, api } = context.get(pageContext)
    if (shut) throw data(need(await api.site.showIdentity(), new URL(request.url)), { status: 503 })
  },
]

/** Only who knocks at a closed shop sees it. */
const OPENING_SOON = laterPart(async () => (await import('#pages/opening-soon.tsx')).OpeningSoon)

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 503)
    return <Later part={OPENING_SOON} with={{ shop: error.data as Identity }} />
  return <FailedPage />
}
