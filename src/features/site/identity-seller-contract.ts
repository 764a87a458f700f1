import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, inBoth, lineOfText } from '#platform/contract/fields.ts'
import { PROMISE_ICONS } from './promise-icons.ts'
import { siteLink } from './site-fields.ts'

const promise = z.object({ icon: z.enum(PROMISE_ICONS), title: bothTexts, text: bothTexts })
const link = z.object({ label: bothTexts, href: z.string() })

export const identitySellerContract = {
  showPromises: read({
    path: '/seller/promises/show',
    summary: 'What the shop promises its buyers, in the order pages show it.',
    access: 'seller',
    output: z.array(promise),
  }),
  setPromises: write({
    path: '/seller/promises/set',
    summary: 'Sets what the shop promises, all of it at once; nothing is shown where nothing is promised.',
    access: 'seller',
    input: z.strictObject({
      promises: z
        .array(
          z.strictObject({
            icon: z.enum(PROMISE_ICONS),
            title: inBoth(lineOfText(30).min(1)),
            text: inBoth(lineOfText(60)).default({ zh_CN: '', en_US: '' }),
          }),
        )
        .max(5),
    }),
    output: z.array(promise),
  }),
  showLinks: read({
    path: '/seller/links/show',
    summary: "The seller's own links in the footer.",
    access: 'seller',
    output: z.array(link),
  }),
  setLinks: write({
    path: '/seller/links/set',
    summary: "Sets the seller's own links in the footer, all of them at once.",
    access: 'seller',
    input: z.strictObject({
      links: z.array(z.strictObject({ label: inBoth(lineOfText(30).min(1)), href: siteLink })).max(12),
    }),
    output: z.array(link),
  }),
}

export type ShopPromise = z.output<typeof promise>
export type FooterLink = z.output<typeof link>
