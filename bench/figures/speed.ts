import type { Section } from './figure.ts'

const BARE = 'bare Fastify that answers the same bytes from memory'
const ONE_QUERY = 'Fastify with one SQL query'

export const SPEED: Section = {
  name: 'speed',
  title: 'Speed',
  figures: [
    {
      what: 'Product list of a visitor',
      means: 'What nearly everybody asks first; a rush of visitors is a rush of these.',
      target: 'at least 0.7 of the reference',
      against: BARE,
      benches: ['visitors'],
      rows: /^product list, \d/,
    },
    {
      what: 'Product list of a buyer',
      means: 'The same with the buyer’s own hearts in it, so no answer fits two people.',
      target: 'at least 0.4 of the reference',
      against: BARE,
      benches: ['visitors'],
      rows: /^product list, logged in/,
    },
    {
      what: 'Product detail of a visitor',
      means: 'One product with its kinds, prices and stock.',
      target: 'at least 0.6 of the reference',
      against: BARE,
      benches: ['visitors'],
      rows: /^product detail/,
    },
    {
      what: 'Pages of a visitor',
      means: 'Home and product page as finished, compressed HTML.',
      target: 'at least 0.5 of the reference',
      against: BARE,
      benches: ['visitors'],
      rows: /^(home|product) page/,
    },
    {
      what: 'Pages of a buyer',
      means:
        'Public pages are everyone’s, and what is the buyer’s own of them comes by one call; account, cart, checkout and orders are rendered anew each time.',
      target: 'at least 0.5 of the reference, 0.1 for the call',
      against: `${BARE}; for what is rendered anew, React’s renderToString of the same tree and nothing else`,
      benches: ['buyer-pages'],
      rows: /connections|reference|p99/,
    },
    {
      what: 'Search among 10,000 products',
      means: 'Other words every time, plain and narrowed, so that no kept answer helps.',
      target: 'at least 0.8 of the reference',
      against: ONE_QUERY,
      benches: ['search'],
      rows: /^search/,
    },
    {
      what: 'Suggestions while typing',
      means: 'Asked with every key.',
      target: 'as fast as the reference',
      against: ONE_QUERY,
      benches: ['search'],
      rows: /^suggestions/,
    },
    {
      what: 'Adding to the cart',
      means: 'The first write of every purchase, on a PostgreSQL that waits for its disk.',
      target: 'at least 0.5 of the reference',
      against: 'one guarded SQL write through bare Fastify',
      benches: ['add-to-cart'],
    },
    {
      what: 'Creating an order',
      means: 'Address, two lines, stock, idempotency key and every check, over HTTP.',
      target: 'at least 0.35 of the reference',
      against: 'the plainest SQL transaction that takes stock and writes an order, straight on the database',
      benches: ['create-order'],
      rows: /^create order(?!.*against 1,000)/,
    },
    {
      what: '100,000 products instead of few',
      means: 'A catalogue that grows makes nobody wait; each question is asked for the first time.',
      target: 'at most 1.3 times the median',
      against: 'the same questions to a small catalogue, in turns',
      benches: ['growth'],
    },
    {
      what: '1,000,000 orders instead of 1,000',
      means: 'A shop that has sold for years is as quick for its buyers as a new one.',
      target: 'at most 1.3 times the median',
      against: 'the same questions to a young shop, in turns',
      benches: ['create-order'],
      rows: /against 1,000/,
    },
    {
      what: 'Start to first answer',
      means: 'How long a restart is felt, and what the process needs before anybody comes.',
      target: 'a first one under 8 s, a later one under 1 s; under 180 MB idle',
      benches: ['start'],
    },
  ],
}
