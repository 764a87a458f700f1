import type { MetaDescriptor } from 'react-router'
import { wholePictureAt } from '#ui/show/picture-at.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import type { RootData } from './parts/load-root.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const rootOf = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** Who publishes the page, and where. */
export const publisherOf = (matches: Matches) => ({
  shop: rootOf(matches)?.shop.name ?? '',
  origin: rootOf(matches)?.publicUrl ?? '',
})

/** What the shop says of itself in a line; empty where it says nothing. */
export const sloganOf = (matches: Matches) => rootOf(matches)?.shop.slogan ?? ''

/** No two pages of a list have the same title. */
export const titleOfPage = (title: string, page: number) =>
  page > 1 ? m.shell_title_page({ title, page }) : title

/** Title, description and picture of a page, as search engines and shared links show them. */
export function pageMeta(
  matches: Matches,
  title: string,
  description = rootOf(matches)?.shop.description,
  picture?: string,
): MetaDescriptor[] {
  const root = rootOf(matches)
  // The shop's name comes from its settings, never from code.
  const name = root?.shop.name ?? ''
  const whole = [title, name].filter(Boolean).join(' - ')
  const tags: MetaDescriptor[] = [{ title: whole }]
  if (description) tags.push({ name: 'description', content: description })
  // Whoever shows a link reads the page as it was served: browsers need no copy of what is said to them.
  if (!import.meta.env.SSR) return tags
  tags.push(
    { property: 'og:title', content: whole },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: getLocale() },
  )
  if (description) tags.push({ property: 'og:description', content: description })
  if (picture && root)
    tags.push({ property: 'og:image', content: wholePictureAt(root.publicUrl, picture, 800) })
  return tags
}
