import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, inEither, line, lineOfText, wholeNumber } from '#platform/contract/fields.ts'
import { findSetting, isOwnersAlone } from './known-settings.ts'

const bothLists = z.object({ zh_CN: z.array(z.string()), en_US: z.array(z.string()) })

const setting = z.object({
  module: z.string(),
  key: z.string(),
  kind: z.string(),
  /** Null where nothing has been set yet. */
  value: z.union([z.string(), z.number(), bothLists, bothTexts]).nullable(),
})

const pageId = wholeNumber(1, 9999)
const page = z.object({ id: z.number(), title: bothTexts, content: bothTexts })

/** Kept answers that read a module's settings may hang on its tag. */
export const settingTag = (module: string) => `setting:${module}`

const ownersAlone = ({ module, key }: { module: string; key: string }) =>
  isOwnersAlone(findSetting(module, key))

export const siteSellerContract = {
  showSettings: read({
    path: '/seller/settings/show',
    summary: "The shop's settings, of one module or of all.",
    access: 'seller',
    input: z.strictObject({ module: line(40).optional() }),
    output: z.array(setting),
  }),
  changeSetting: write({
    path: '/seller/settings/change',
    summary: 'Changes one setting. Of a text in two languages, one may be left as it is.',
    access: 'seller',
    fresh: ownersAlone,
    input: z.strictObject({ module: line(40), key: line(40), value: z.unknown() }),
    output: setting,
  }),
  clearSetting: write({
    path: '/seller/settings/clear',
    summary: 'Takes one setting away, so that what holds without it holds again.',
    access: 'seller',
    fresh: ownersAlone,
    input: z.strictObject({ module: line(40), key: line(40) }),
    output: setting,
    refusals: ['seller_no_setting', 'sellersite_setting_needed', 'sellersite_setting_owner'],
  }),
  listSellerPages: read({
    path: '/seller/pages/list',
    summary: 'The system pages with the length of each text.',
    access: 'seller',
    output: z.array(
      z.object({
        id: z.number(),
        title: bothTexts,
        letters: z.object({ zh_CN: z.number(), en_US: z.number() }),
      }),
    ),
  }),
  showPage: read({
    path: '/seller/pages/show',
    summary: 'One system page in both languages.',
    access: 'seller',
    input: z.strictObject({ id: pageId }),
    output: page,
  }),
  changePage: write({
    path: '/seller/pages/change',
    summary: 'Changes title or text of a system page; what is not given stays. A new page wants all of it.',
    access: 'seller',
    input: z.strictObject({
      id: pageId,
      title: inEither(lineOfText(20_000)).default({}),
      content: inEither(z.string()).default({}),
    }),
    output: page,
  }),
}

export type SystemPage = z.output<typeof page>
export type Setting = z.output<typeof setting>
