import { z } from 'zod'
import { read } from '#platform/contract/define.ts'
import { wholeNumber } from '#platform/contract/fields.ts'

/** What the seller sets for the whole site: names, notice, slides, pages. */
export const SITE = 'site'

const SECONDS = 600
const cache = { seconds: SECONDS, tags: () => [SITE] }

export const MODULES = ['app', 'system', 'aftersale'] as const

export const siteContract = {
  showConfig: read({
    path: '/v1/65571047446d4',
    summary: "One module of the shop's public settings: app, system or aftersale.",
    access: 'anyone',
    input: z.strictObject({ module: z.enum(MODULES) }),
    output: z.record(z.string(), z.union([z.string(), z.number()])),
    cache,
  }),
  listSlides: read({
    path: '/v1/64891d1cd09f2',
    summary: 'The slides of a place; `nav` is the carousel of Home.',
    access: 'anyone',
    input: z.strictObject({ type: z.literal('nav').default('nav') }),
    output: z.array(
      z.object({
        id: z.number(),
        thumb: z.string(),
        title: z.string(),
        subtitle: z.string(),
        link: z.string(),
      }),
    ),
    cache,
  }),
  showContentPage: read({
    path: '/v1/6489408b9b421',
    summary: 'A system page (12, 13, 14 or 15) as HTML, entity-encoded.',
    access: 'anyone',
    input: z.strictObject({ type: wholeNumber(1, 9999) }),
    output: z.object({ id: z.number(), title: z.string(), content: z.string() }),
    cache,
  }),
  listPages: read({
    path: '/v1/site/pages',
    summary: 'The system pages by number and title.',
    access: 'anyone',
    output: z.array(z.object({ id: z.number(), title: z.string() })),
    cache,
  }),
}
