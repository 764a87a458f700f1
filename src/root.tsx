import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
} from 'react-router'
import { FailedPage } from '#pages/failed-page.tsx'
import { languageTag } from '#platform/i18n/language.ts'
import { need, pageData } from '#platform/pages/page-data.ts'
import { useRendered } from '#platform/pages/rendered-for.tsx'
import { ConfirmProvider } from '#ui/confirm-dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import styles from '#ui/styles.css?url'
import { Toaster } from '#ui/toaster.tsx'
import { getLocale } from '#words/runtime'

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

const load = pageData(async ({ api, url }) => {
  const app = need(await api.site.config({ module: 'app' }), url)
  return { appName: String(app.app_name ?? ''), appLogo: String(app.app_logo ?? ''), publicUrl: url.origin }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export type RootData = Awaited<ReturnType<typeof clientLoader>>

/** Names and logo hold for the whole visit; only an asked revalidation (another language) reads them again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRendered()
  return (
    <html lang={languageTag(getLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b8142" />
        <Meta />
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
      <Toaster />
    </ConfirmProvider>
  )
}

export { FailedPage as ErrorBoundary }
