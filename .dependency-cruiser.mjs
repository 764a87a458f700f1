/** The walls of the house. Every message says what to do instead. */

/** What only tests run: they may reach everywhere, and nobody else may reach them. */
const TESTS = '\\.test\\.tsx?$|/test-scenes\\.ts$'

/** The order in which the features are read: each knows only those before it. */
const ORDER = [
  'pictures',
  'site',
  'postage',
  'account',
  'people',
  'batches',
  'approvals',
  'uploads',
  'profile',
  'catalogue',
  'shop',
  'notices',
  'webhooks',
  'address',
  'cart',
  'wallet',
  'orders',
  'payment',
  'after-sales',
  'packing',
  'takes',
  'reviews',
  'community',
  'me',
  'support',
  'buyers',
  'reports',
  'today',
  'audit',
]

const orderRules = ORDER.slice(0, -1).map((feature, at) => ({
  name: `${feature}-looks-back-only`,
  severity: 'error',
  comment: `${feature} must not know the features after it: let a page compose them, or hand the later feature a function of the earlier one.`,
  from: { path: `^src/features/${feature}/`, pathNot: TESTS },
  to: { path: `^src/features/(${ORDER.slice(at + 1).join('|')})/` },
}))

export default {
  forbidden: [
    ...orderRules,
    {
      name: 'platform-knows-no-shop',
      severity: 'error',
      comment: 'platform/ serves everyone and knows nobody: pass what it needs as an argument.',
      from: { path: '^src/platform/', pathNot: TESTS },
      to: { path: '^src/(app|demo|seller|pages|features|web|paths|ui|testing)/' },
    },
    {
      name: 'paths-know-no-page',
      severity: 'error',
      comment:
        'paths/ says what an address looks like, for everyone: what the shop makes of it stays with the feature.',
      from: { path: '^src/paths/', pathNot: TESTS },
      to: { path: '^src/(app|demo|seller|pages|features|web|ui|testing)/|^src/routes\\.ts$' },
    },
    {
      name: 'ui-knows-no-shop',
      severity: 'error',
      comment: 'ui/ has no shop words and fetches nothing: give it props.',
      from: { path: '^src/ui/' },
      to: { path: '^src/(app|demo|seller|pages|features|web|paths|testing)/' },
    },
    {
      name: 'web-knows-no-feature',
      severity: 'error',
      comment: 'web/ is how any feature loads, calls and fills in forms: take what differs as an argument.',
      from: { path: '^src/web/', pathNot: TESTS },
      to: { path: '^src/(app|demo|seller|pages|features|testing)/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      comment:
        'A feature does not know where it is shown or how it is composed: take it as a prop or an argument.',
      from: { path: '^src/features/', pathNot: TESTS },
      to: { path: '^src/(app|demo|seller|pages|testing)/' },
    },
    {
      name: 'demo-knows-no-app',
      severity: 'error',
      comment:
        'The demo shop is put in by app/ and leaves no trace in a real one: move what both need to platform/ or its feature.',
      from: { path: '^src/demo/', pathNot: TESTS },
      to: { path: '^src/(app|seller|pages)/' },
    },
    {
      name: 'app-knows-no-command',
      severity: 'error',
      comment: 'The seller’s command opens the shop, never the other way round.',
      from: { path: '^src/app/', pathNot: TESTS },
      to: { path: '^src/seller/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      comment:
        'The browser must not carry server code: call api.<feature>.<act>, or put a pure rule beside the contract.',
      from: { path: '^src/(features/[^/]+/web|pages|web|ui|desk)/|^src/(root|entry\\.client)\\.tsx$' },
      to: {
        path: '/server/|^src/(app|demo|seller)/|^src/platform/(database|session|jobs|cache|limits|storage|rich-text)/',
      },
    },
    {
      name: 'browser-takes-only-types-of-contracts',
      severity: 'error',
      comment:
        'A contract brings zod: import its types only, and keep constants the browser needs in a file of their own.',
      from: { path: '^src/(features/[^/]+/web|pages|web|ui|desk)/' },
      to: { path: '(-contract\\.ts$|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'desk-stands-alone',
      severity: 'error',
      comment:
        'The shop loads no byte of the desk: what both show belongs to ui/ or web/. A test may look at both.',
      from: { path: '^src/(?!desk/)', pathNot: TESTS },
      to: { path: '^src/desk/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one thing, or a third is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      comment: 'What runs must not depend on what tests.',
      from: { path: '^src/', pathNot: `^src/testing/|/testing/|${TESTS}` },
      to: { path: `^src/testing/|${TESTS}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
}
