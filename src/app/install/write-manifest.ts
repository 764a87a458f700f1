import { readColour } from '#features/site/accent.ts'
import type { Identity } from '#features/site/site-contract.ts'
import { paths } from '#paths'
import { type Language, languageTag } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import * as m from '#words'
import { APP_ICONS } from './draw-app-icon.ts'

const GREEN = '#0b8142'
const GROUND = '#ffffff'

/** The shop as an app: its own name, colour and logo (https://www.w3.org/TR/appmanifest/). */
export function writeManifest(identity: Identity, language: Language) {
  const said = { locale: language }
  const shortcut = (name: string, place: string) => ({ name, url: addressOf(place, language) })
  return {
    id: paths.home(),
    name: identity.slogan ? `${identity.name} · ${identity.slogan}` : identity.name,
    short_name: identity.name,
    description: identity.description,
    lang: languageTag(language),
    start_url: addressOf(paths.home(), language),
    scope: paths.home(),
    display: 'standalone',
    theme_color: readColour(identity.accent) ?? GREEN,
    background_color: GROUND,
    categories: ['shopping', 'food'],
    icons: Object.entries(APP_ICONS).map(([purpose, src]) => ({
      src,
      type: 'image/svg+xml',
      sizes: 'any',
      purpose,
    })),
    shortcuts: [
      shortcut(m.shell_products({}, said), paths.search()),
      shortcut(m.shell_cart({}, said), paths.cart()),
      shortcut(m.shell_my_orders({}, said), paths.orders()),
    ],
  }
}
