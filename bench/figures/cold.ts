import type { Section } from './figure.ts'

export const COLD: Section = {
  name: 'cold',
  title: 'Cold pages, the long tail, and what a click costs',
  figures: [
    {
      what: 'A product page nobody has asked for yet',
      means:
        'Most products of a large catalogue are looked at rarely: what counts is the page that is in no memory.',
      target:
        'in a shop that had some quiet minutes: half of the reference; made while somebody waits: at least 100 a second of one core, 3 queries',
      against: 'renderToString of a fixed tree of about 1,000 elements',
      benches: ['long-tail', 'cold-pages'],
      rows: /never asked for|cold p/,
    },
    {
      what: 'The long tail',
      means:
        '20,000 visits over 10,000 products in two languages, few asked for by many, most by few (Zipf 1.0).',
      target: 'at least 0.5 of the reference',
      against: 'as many visits that are all in memory',
      benches: ['long-tail'],
      rows: /^long tail/,
    },
    {
      what: 'Memory',
      means: 'What the web process holds after all that was asked of it, and when nobody asks any more.',
      target: 'under 350 MB with the last answer, under 300 MB afterwards',
      benches: ['visitors', 'buyer-pages'],
      rows: /memory/,
    },
    {
      what: 'A click on a product',
      means: 'One request and one round trip until the next page is there.',
      target: 'one request',
      proof: ['e2e/navigation.spec.ts'],
    },
    {
      what: 'A slow phone comes alive',
      means:
        'Processor four times slowed, 1.6 Mbit/s: from the first paint until a tap does something, and how long that takes.',
      target: 'within 2.5 s; a tap under 200 ms; nothing tapped before is lost',
      benches: ['alive'],
    },
    {
      what: 'A product everybody wants',
      means: 'Fifty of it are sold every second while its page is looked at by all.',
      target: 'half of the reference, stock at most 2 s old',
      against: 'bare Fastify that answers the same bytes from memory',
      benches: ['hot-product'],
    },
    {
      what: 'Lists of the desk with 1,000,000 orders',
      means: 'Who packs and answers does not wait for the shop’s past.',
      target: 'at most 1.3 times of 1,000 orders, 95 % under 100 ms',
      against: 'the same lists of a young shop, in turns',
      benches: ['desk-lists'],
    },
    {
      what: 'A morning’s parcels from a file',
      means:
        '200 and 1,000 orders are shipped while buyers look at theirs; a killed command is gone on with.',
      target: '200 orders under 5 s, each leaves once',
      benches: ['ship-many'],
    },
    {
      what: '10,000 products from a file',
      means: 'A catalogue moves in, or all its prices change, in one go.',
      target: 'under 60 s and 300 MB',
      benches: ['import-products'],
    },
    {
      what: 'Large files that are sold',
      means: '200 MB in and out without being held in memory.',
      target: 'under 60 MB more than a small file',
      benches: ['large-files'],
    },
    {
      what: 'Weight of a page',
      means: 'What a first visit downloads: scripts, styles and HTML of home, product and login, gzipped.',
      target: 'the lines of `src/testing/weight/`',
      proof: ['src/testing/check-weight.ts'],
    },
  ],
}
