import type { ReactNode } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import { ExpiryDialog } from '#features/account/web/expiry-dialog.tsx'
import { FailedPage } from '#pages/failed-page.tsx'
import { Canonical } from '#pages/parts/canonical.tsx'
import { loadRoot } from '#pages/parts/load-root.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { languageTag } from '#platform/i18n/language.ts'
import { useRendered } from '#platform/pages/rendered-for.tsx'
import styles from '#ui/styles.css?url'
import { LeaveGuard } from '#web/leave-guard.tsx'
import { pageData } from '#web/page-data.ts'
import { getLocale } from '#words/runtime'
import { ConfirmProvider } from './ui/act/confirm-dialog.tsx'
import { Toaster } from './ui/act/toaster.tsx'
import { ProgressBar } from './ui/move/progress-bar.tsx'

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

const load = pageData(loadRoot)
export const loader = load.onServer

/** Who the data was read for. The first page comes with the data of whoever asked for it. */
let tokenRead = readCookie('user_token')

export function clientLoader(args: ClientLoaderFunctionArgs) {
  tokenRead = readCookie('user_token')
  return load.inBrowser(args)
}

/**
 * Names, logo and buyer hold for the whole visit. They are read again when asked to (another language), and when
 * somebody logged in or out since they were read.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return readCookie('user_token') !== tokenRead || currentUrl.href === nextUrl.href
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRendered()
  // Hears of another language: nothing that is passed to it changes then, only the words do.
  useRouteLoaderData('root')
  return (
    <html lang={languageTag(getLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b8142" />
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
  return (
    <ConfirmProvider>
      <ProgressBar active={navigation.state !== 'idle'} />
      <Outlet />
      <LeaveGuard />
      <ExpiryDialog />
      <Toaster />
    </ConfirmProvider>
  )
}

export { FailedPage as ErrorBoundary }
