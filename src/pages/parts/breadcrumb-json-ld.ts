import { addressHere } from '#platform/i18n/browser-language.ts'
import type { Crumb } from '#ui/move/breadcrumb.tsx'

/** The way down to the page, the page itself last. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href ? { item: origin + addressHere(href) } : {}),
  })),
})
