import { z } from 'zod'
import { read, WHILE_TAGS_HOLD } from '#platform/contract/define.ts'
import { wholeNumber } from '#platform/contract/fields.ts'
import { PROMISE_ICONS } from './promise-icons.ts'

/** What the seller sets for the whole site: names, notice, slides, pages. */
export const SITE = 'site'

const SLIDE_SECONDS = 60
const cache = { seconds: WHILE_TAGS_HOLD, tags: () => [SITE] }

export const MODULES = ['app', 'system', 'aftersale'] as const

const line = z.string()
const identity = z.object({
  /** 0 until somebody has opened the shop. */
  is_open: z.number(),
  name: line,
  logo: line,
  slogan: line,
  description: line,
  /** The colour of the shop; empty: the one the design comes with. */
  accent: line,
  phone: line,
  mail: line,
  hours: line,
  registration: line,
  about: line,
  promises: z.array(z.object({ icon: z.enum(PROMISE_ICONS), title: line, text: line })),
  links: z.array(z.object({ label: line, href: line })),
  /** The system pages that have been written. */
  pages: z.array(z.number()),
})

export const siteContract = {
  showIdentity: read({
    path: '/v1/site/identity',
    summary:
      'Who the shop is: name, logo, colour, contacts, promises, links, and which pages it has written.',
    access: 'anyone',
    output: identity,
    cache,
  }),
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
    // Slides may have their time, and nothing happens in the database when it comes.
    cache: { ...cache, seconds: SLIDE_SECONDS },
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

export type Identity = z.output<typeof identity>
