import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, inBoth, inEither, lineOfText } from '#platform/contract/fields.ts'
import { pictureAddress, REMOVING_ROW, rowId, siteLink } from './site-fields.ts'

const slide = z.object({
  id: z.number(),
  title: bothTexts,
  subtitle: bothTexts,
  link: z.string(),
  picture: z.string(),
  /** The shop's time; empty: from the first day, or without an end. */
  shown_from: z.string(),
  shown_until: z.string(),
  /** 1 while visitors see it. */
  is_shown: z.number(),
})

const title = lineOfText(40).min(1)
const subtitle = lineOfText(80)
/** "2026-11-15 08:30:00", the shop's time; an empty one takes the limit away. */
const time = lineOfText(40)

export const slidesSellerContract = {
  listSellerSlides: read({
    path: '/seller/slides/list',
    summary: "Home's slides in their order, those whose time has not come or is over included.",
    access: 'seller',
    output: z.array(slide),
  }),
  addSlide: write({
    path: '/seller/slides/add',
    summary: 'Adds a slide behind the others.',
    access: 'seller',
    input: z.strictObject({
      title: inBoth(title),
      subtitle: inBoth(subtitle).default({ zh_CN: '', en_US: '' }),
      link: siteLink,
      picture: pictureAddress,
      shown_from: time.default(''),
      shown_until: time.default(''),
    }),
    output: slide,
    refusals: ['pictures_none', 'sellersite_bad_time', 'sellersite_time_order', 'sellersite_too_many_slides'],
  }),
  changeSlide: write({
    path: '/seller/slides/change',
    summary: 'Changes what is given of a slide.',
    access: 'seller',
    input: z.strictObject({
      id: rowId,
      title: inEither(title).default({}),
      subtitle: inEither(subtitle).default({}),
      link: siteLink.optional(),
      picture: pictureAddress.optional(),
      shown_from: time.optional(),
      shown_until: time.optional(),
    }),
    output: slide,
    refusals: ['sellersite_no_slide', 'pictures_none', 'sellersite_bad_time', 'sellersite_time_order'],
  }),
  orderSlides: write({
    path: '/seller/slides/order',
    summary: 'Puts the slides in the order of these ids; all of them are named.',
    access: 'seller',
    input: z.strictObject({ ids: z.array(rowId).min(1).max(100) }),
    output: z.array(slide),
    refusals: ['sellersite_order_incomplete'],
  }),
  removeSlide: write({
    path: '/seller/slides/remove',
    summary: 'Takes a slide away.',
    ...REMOVING_ROW,
    refusals: ['sellersite_no_slide'],
  }),
}

export type SellerSlide = z.output<typeof slide>
