import Truck from 'lucide-react/icons/truck'
import { useLocation } from 'react-router'
import { sayPostagePromise } from '#features/postage/web/say-postage.ts'
import { PROMISE_DRAWINGS } from '#features/site/web/promise-drawings.tsx'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { openService } from '#features/support/web/service-state.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { isAt, paths, SYSTEM_PAGES } from '#paths'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { Footer } from '#ui/shell/footer.tsx'
import * as m from '#words'
import { FooterContact } from './footer-contact.tsx'

/** Below every page. What the seller has not written is not there: no promise, no text, no link that leads nowhere. */
export function ShopFooter() {
  const atHome = isAt('home', useLocation().pathname)
  const { name, about, promises, links, pages, registration } = useIdentity()
  const { postage } = useMe()
  const written = (page: keyof typeof SYSTEM_PAGES, label: string): NavEntry[] =>
    pages.includes(SYSTEM_PAGES[page]) ? [{ label, href: paths.systemPage(page) }] : []
  const us = [
    ...written('about', m.shell_about()),
    ...written('introduction', m.shell_introduction()),
    ...links,
  ]
  return (
    <Footer
      // Home has them at its top.
      services={
        atHome
          ? []
          : [
              ...promises.map(({ icon, title, text }) => ({ icon: PROMISE_DRAWINGS[icon], title, text })),
              // What sending costs is no promise but a fact.
              { icon: <Truck />, ...sayPostagePromise(postage) },
            ]
      }
      brand={about && <p>{about}</p>}
      columns={[
        {
          title: m.shell_footer_shopping(),
          links: [
            { label: m.shell_products(), href: paths.search() },
            { label: m.shell_cart(), href: paths.cart() },
            { label: m.shell_my_orders(), href: paths.orders() },
          ],
        },
        {
          title: m.shell_footer_help(),
          links: [
            { label: m.support_title(), onClick: openService },
            { label: m.shell_after_sale(), href: paths.afterSales() },
            { label: m.shell_notifications(), href: paths.news() },
            ...written('agreement', m.shell_agreement()),
            ...written('privacy', m.shell_privacy()),
          ],
        },
        ...(us.length > 0 ? [{ title: m.shell_footer_us(), links: us }] : []),
      ]}
      aside={<FooterContact />}
      legal={[name && `© ${name}`, registration].filter(Boolean).join(' · ')}
    />
  )
}
