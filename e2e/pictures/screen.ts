import type { Page } from '@playwright/test'

/** A screen in one of its states. */
export type Screen = {
  /** As the file is called: `order-in-parcels`. */
  name: string
  path: string
  /** Whose it is; absent: a visitor's. */
  token?: string | undefined
  /** What a hand must do before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** Only what is in the window, as where a dialog lies over a long page. */
  window?: true
}

export type Gallery = { origin: string; screens: readonly Screen[] }

export const WIDTHS = [390, 820, 1280, 1440] as const
export const LANGUAGES = ['zh_CN', 'en_US'] as const

export type View = { language: (typeof LANGUAGES)[number]; width: number }

export const VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ language, width })),
)
/** A third of the pictures shows most faults: the longer words where there is least room for them. */
export const QUICK_VIEWS: readonly View[] = [
  { language: 'en_US', width: 390 },
  { language: 'en_US', width: 820 },
  { language: 'zh_CN', width: 1280 },
]

export const fileOf = (screen: Screen, language: string, width: number) =>
  `${screen.name}-${language.slice(0, 2)}-${width}.png`
