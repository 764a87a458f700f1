import { Outlet, useLocation } from 'react-router'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { FailedPage } from '#pages/failed-page.tsx'
import { isAt } from '#paths'
import { MAIN_ID, SkipLink } from '#ui/move/skip-link.tsx'
import { Later, laterPart } from '#web/later.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ShopBrand } from './shop-brand.tsx'

const SCENE = laterPart(async () => (await import('./entrance-scene.tsx')).EntranceScene)

/** The doors of the shop: calm, with nothing to click but what leads in. */
export default function EntranceLayout() {
  return (
    <EntranceFrame>
      <Outlet />
    </EntranceFrame>
  )
}

function EntranceFrame({ children }: { children: React.ReactNode }) {
  const { slogan, description } = useIdentity()
  const atLogin = isAt('login', useLocation().pathname)
  return (
    <div className="flex min-h-dvh flex-col dawn">
      <SkipLink />
      <header className="column flex h-18 shrink-0 items-center justify-between md:h-22">
        <ShopBrand />
        {/* The login page has the choice in its form. */}
        {!atLogin && <LanguageSwitch />}
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="column grid flex-1 items-center gap-x-16 pb-12 pt-2 lg:grid-cols-[minmax(0,1fr)_28rem]"
      >
        <div className="max-lg:hidden">
          <Later part={SCENE} with={{}} />
          <p className="mt-8 text-3xl font-bold tracking-tight text-gray-900">{slogan}</p>
          <p className="mt-2 text-base text-gray-600">{description}</p>
        </div>
        <div className="flex justify-center">{children}</div>
      </main>
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <EntranceFrame>
      <FailedPage />
    </EntranceFrame>
  )
}
