import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { Identity } from '#features/site/site-contract.ts'
import { MAIN_ID } from '#ui/move/skip-link.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { EntranceScene } from './layouts/entrance-scene.tsx'
import { LanguageForm } from './layouts/language-form.tsx'
import { accentStyle } from './parts/accent-style.ts'

/** What everybody sees of a shop that is not open yet: who it will be, and how to reach its people. */
export function OpeningSoon({ shop }: { shop: Identity }) {
  const { name, logo, slogan, registration, accent } = shop
  return (
    <div style={accentStyle(accent)} className="flex min-h-dvh flex-col dawn">
      <title>{name ? `${m.opening_soon_title()} - ${name}` : m.opening_soon_title()}</title>
      <meta name="robots" content="noindex" />
      <header className="column flex h-18 shrink-0 items-center justify-between gap-4 md:h-22">
        <p className="flex min-w-0 items-center gap-2.5">
          {logo && <img src={logo} alt="" width={40} height={40} className="size-10 rounded-lg md:size-12" />}
          <span className="truncate text-xl font-bold text-gray-900 md:text-2xl">{name}</span>
        </p>
        <OtherLanguage />
      </header>
      <main
        id={MAIN_ID}
        className="column flex flex-1 flex-col items-center justify-center gap-8 pb-16 pt-4 text-center"
      >
        <div className="w-full max-w-xs md:max-w-md">
          <EntranceScene />
        </div>
        <div>
          <h1 className="text-balance text-3xl font-bold tracking-tight text-gray-900 md:text-4xl">
            {m.opening_soon_title()}
          </h1>
          {slogan && <p className="mt-4 text-balance text-lg font-medium text-brand-800">{slogan}</p>}
          <p className="mt-3 text-balance text-base text-gray-600">{m.opening_soon_text()}</p>
        </div>
        <Contacts shop={shop} />
      </main>
      {registration && (
        <footer className="column py-6 text-center text-xs text-gray-500">{registration}</footer>
      )}
    </div>
  )
}

function Contacts({ shop: { phone, mail, hours } }: { shop: Identity }) {
  if (!phone && !mail) return null
  return (
    <ul
      aria-label={m.opening_contact()}
      className="inline-flex flex-col gap-3 rounded-2xl bg-white/80 px-5 py-4 text-left text-gray-800 ring-1 ring-gray-100"
    >
      {phone && (
        <Contact icon={<Phone />}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="rounded-sm hover:underline">
            {phone}
          </a>
        </Contact>
      )}
      {mail && (
        <Contact icon={<Mail />}>
          <a href={`mailto:${mail}`} className="rounded-sm break-all hover:underline">
            {mail}
          </a>
        </Contact>
      )}
      {hours && <Contact icon={<Clock />}>{hours}</Contact>}
    </ul>
  )
}

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-brand-700">
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** A plain form: no call of the shop answers yet, so the page comes anew in the other language. */
function OtherLanguage() {
  const other = getLocale() === 'zh_CN' ? 'en_US' : 'zh_CN'
  return <LanguageForm other={other} />
}
