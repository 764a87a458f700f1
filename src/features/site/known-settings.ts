/** What kind of value a setting has. */
export type SettingKind =
  /** A text in both languages; where it may be blank, nothing is shown then. */
  | { kind: 'text'; max: number; blank?: true }
  /** One line, the same in both languages. */
  | { kind: 'line'; max: number }
  /** As `#0b8142`, dark enough for white words on it. */
  | { kind: 'colour' }
  | { kind: 'mail' }
  /** The address of a file of this site. */
  | { kind: 'address' }
  /** `owner`: nobody else at the desk may change it. */
  | { kind: 'number'; min: number; max: number; owner?: true }
  /** A list of words for each language. */
  | { kind: 'words'; max: number }

const flag = { kind: 'number', min: 0, max: 1 } as const
/** Whole yuan. */
const sum = { kind: 'number', min: 0, max: 1_000_000, owner: true } as const
const days = { kind: 'number', min: 1, max: 90 } as const

/** Every setting the seller may change: what is not listed here is refused, so that a misspelt name is noticed. */
export const KNOWN_SETTINGS = {
  app: {
    app_name: { kind: 'text', max: 40 },
    app_logo: { kind: 'address' },
    app_slogan: { kind: 'text', max: 60, blank: true },
    app_description: { kind: 'text', max: 200, blank: true },
    accent: { kind: 'colour' },
  },
  contact: {
    phone: { kind: 'line', max: 40 },
    mail: { kind: 'mail' },
    hours: { kind: 'text', max: 80, blank: true },
    /** What the authorities want to see below every page, such as an ICP number. */
    registration: { kind: 'line', max: 120 },
  },
  footer: {
    about: { kind: 'text', max: 400, blank: true },
  },
  system: {
    web_notice: { kind: 'text', max: 1000, blank: true },
    virtual_goods: flag,
    /** 0: in the demo shop a person does the seller's work. */
    demo_seller: flag,
  },
  aftersale: {
    back_user_address: { kind: 'text', max: 300 },
    back_user_name: { kind: 'text', max: 60 },
    back_user_mobile: { kind: 'line', max: 40 },
    merchant_days: days,
    return_days: days,
    offer_days: days,
    window_hours: { kind: 'number', min: 24, max: 2160 },
  },
  orders: {
    unpaid_minutes: { kind: 'number', min: 1, max: 10_080 },
    unpaid_of_sku: { kind: 'number', min: 1, max: 9999 },
    unpaid_pieces: { kind: 'number', min: 1, max: 9999 },
    auto_confirm_days: days,
    review_days: days,
  },
  /** Of the ten digits inside a label of the scales, how many name the goods; the others are grams (features/packing). */
  scales: {
    item_digits: { kind: 'number', min: 4, max: 6 },
  },
  /** What people at the desk may give away alone: at once, and on one day in all (features/approvals). */
  sums: {
    owner_each: sum,
    owner_day: sum,
    manager_each: sum,
    manager_day: sum,
    packer_each: sum,
    packer_day: sum,
    support_each: sum,
    support_day: sum,
    accountant_each: sum,
    accountant_day: sum,
  },
  search: {
    hot_words: { kind: 'words', max: 20 },
  },
} as const satisfies Settings

/** What a shop that sells cannot be without; it is changed, never taken away. */
export const NEEDED_SETTINGS: readonly string[] = [
  'app app_name',
  'aftersale back_user_address',
  'aftersale back_user_name',
  'aftersale back_user_mobile',
]

export type KnownSettings = typeof KNOWN_SETTINGS
type Settings = Record<string, Record<string, SettingKind>>

/** Own names only: `constructor` is no setting. */
export function findSetting(module: string, key: string): SettingKind | undefined {
  const all: Settings = KNOWN_SETTINGS
  const keys = Object.hasOwn(all, module) ? all[module] : undefined
  return keys && Object.hasOwn(keys, key) ? keys[key] : undefined
}

/** Sums a person may give away: what no role but the owner's may change. */
export const isOwnersAlone = (setting: SettingKind | undefined): boolean =>
  setting !== undefined && 'owner' in setting && setting.owner === true

/** Whoever runs a command may everything. */
export const isForOthers = (setting: SettingKind, role: string | undefined): boolean =>
  isOwnersAlone(setting) && role !== undefined && role !== 'owner'
