import { z } from 'zod'
import type { Calls } from '#platform/contract/api-types.ts'
import { read, write } from '#platform/contract/define.ts'
import { line } from '#platform/contract/fields.ts'

const words = z.object({ zh_CN: z.array(z.string()), en_US: z.array(z.string()) })
const text = z.object({ zh_CN: z.string(), en_US: z.string() })

const setting = z.object({
  module: z.string(),
  key: z.string(),
  kind: z.string(),
  /** Null where nothing has been set yet. */
  value: z.union([z.string(), z.number(), words, text]).nullable(),
})

/** Kept answers that read a module's settings may hang on its tag. */
export const settingTag = (module: string) => `setting:${module}`

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
    input: z.strictObject({ module: line(40), key: line(40), value: z.unknown() }),
    output: setting,
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    siteSeller: Calls<typeof siteSellerContract>
  }
}

export type Setting = z.output<typeof setting>
