import type { MetaDescriptor } from 'react-router'
import type { RootData } from '#root.tsx'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The shop's name comes from its settings, never from code. */
export const appNameOf = (matches: Matches): string =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined)?.appName ?? ''

/** Title and description of a page, as search engines and shared links show them. */
export function pageMeta(matches: Matches, title: string, description?: string): MetaDescriptor[] {
  const name = appNameOf(matches)
  const whole = title ? `${title} - ${name}` : name
  return [
    { title: whole },
    { property: 'og:title', content: whole },
    { property: 'og:site_name', content: name },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
  ]
}
