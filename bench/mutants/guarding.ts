// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of the code that is broken
import { type Mutant, mutantsOf } from './mutant.ts'

const WIRE = ['app/wire.test.ts']

/** Who may, how often, in which language, what is kept. */
export const GUARDING: Mutant[] = [
  ...mutantsOf('platform/contract/idempotency.ts', WIRE, [
    [
      'another’s answer is found under their key',
      'select body_hash, answer from idempotency where actor = ${actor} and call',
      'select body_hash, answer from idempotency where call',
    ],
    [
      'another body under one key is answered',
      'if (earlier && earlier.body_hash !== bodyHash) refuse(m.shell_key_reused)',
      '',
    ],
    ['a refused write keeps its key', 'await releaseKey(statement, asked)\n', ''],
    ['an answer is not kept', 'await keepAnswerUnread(tx, { ...asked, text: JSON.stringify(answer) })\n', ''],
  ]),
  ...mutantsOf('platform/contract/run-call.ts', WIRE, [
    [
      'buyers’ calls are everybody’s',
      'if (call.access === caller.actor.kind) return undefined',
      'if (call.access) return undefined',
    ],
    [
      'a refusal nobody listed goes out',
      'if (strict) return new Error(unlisted)',
      'if (!strict) return new Error(unlisted)',
    ],
    [
      'what went wrong inside is told',
      'm.shell_failed, caller.language, { id: caller.requestId })',
      'm.shell_failed, caller.language, { id: String(error) })',
    ],
    ['limits are not asked', 'await checkLimits(parts.services.limiter, entry, caller)', ''],
    ['any number of fields is named', "return issue.keys.join(', ').slice(0, 80)", "return ''"],
  ]),
  ...mutantsOf(
    'platform/contract/answerer.ts',
    ['app/page-renderer.test.ts'],
    [
      ['what is kept is computed as the buyer', '{ ...caller, actor: VISITOR })', 'caller)'],
      ['a kept answer has no end', 'cache.seconds * 1000', 'cache.seconds * 1_000_000'],
      [
        'languages share an answer',
        '`${entry.call.path} ${language} ${raw}`',
        '`${entry.call.path} ${raw}`',
        [
          'features/catalogue/server/product-facts.test.ts',
          'features/reviews/server/reviews.test.ts',
          'features/catalogue/server/search/search-products.test.ts',
        ],
      ],
      [
        'a failure is kept',
        'answer.code === 1 ? entry.call.cache : undefined',
        'entry.call.cache',
        ['features/catalogue/server', 'features/shop'],
      ],
    ],
  ),
  ...mutantsOf(
    'platform/contract/fields.ts',
    ['app/odd-input.test.ts', 'app/wire.test.ts'],
    [
      [
        'digits are no number',
        'return z.union([number, digits.pipe(number)])',
        'return z.union([number, z.never()])',
        WIRE,
      ],
      ['an id beyond the table is looked up', 'Math.min(n, 2 ** 31 - 1)', 'n', ['app/odd-input.test.ts']],
      [
        'control characters pass',
        '.regex(/^\\P{Cc}*$/u, ',
        '.regex(/^[^]*$/u, ',
        ['platform/contract/fields.test.ts'],
      ],
    ],
  ),
  ...mutantsOf('app/http-server.ts', WIRE, [
    [
      'who keeps answers is not told of languages',
      "vary: 'accept-encoding, language'",
      "vary: 'accept-encoding'",
    ],
    ['any body is read', 'const MAX_BODY = 1 << 20', 'const MAX_BODY = 1 << 30'],
    ['broken JSON is nothing', 'return refuseTransport(400, m.shell_bad_json)', 'return {}'],
    [
      'desk calls are on the wire',
      'if (isDesk(entry.call) || entry.call.upload) continue',
      'if (entry.call.upload) continue',
      undefined,
      'the edge every call passes answers whoever is no seller in the same words',
    ],
  ]),
  ...mutantsOf(
    'app/page-renderer.ts',
    ['app/page-renderer.test.ts'],
    [
      [
        'a page is kept although an answer may not be',
        'seconds = Math.min(seconds, ((part?.until ?? 0) - now()) / 1000)',
        'seconds = Math.min(seconds, ((part?.until ?? now() + 60_000) - now()) / 1000)',
      ],
      [
        'a buyer’s page is kept',
        "const shared = caller.actor.kind === 'visitor'",
        'const shared = true',
        undefined,
        'a buyer’s page is made where nothing is kept; its scripts would only be named by what they hold',
      ],
      ['pages say nothing of cookies', "vary: 'cookie, accept-encoding'", "vary: 'accept-encoding'"],
      ['pages have no guards', '    ...SECURITY_HEADERS,\n', ''],
    ],
  ),
  ...mutantsOf(
    'platform/http/security-headers.ts',
    ['app/page-renderer.test.ts', 'platform/http/security-headers.test.ts'],
    [
      ['anybody frames a page', `"frame-ancestors 'self'"`, '"frame-ancestors *"'],
      ['types are guessed', "'x-content-type-options': 'nosniff'", "'x-content-type-options': 'sniff'"],
      ['any script runs', "`script-src 'self'${assets} ${scripts.join(' ')}`.trim()", '`script-src *`'],
    ],
  ),
  ...mutantsOf('platform/i18n/language.ts', WIRE, [
    [
      'weights of languages are ignored',
      'const q = quality === undefined ? 1 : Number(quality)',
      'const q = 1',
    ],
    [
      'the header is not asked',
      'readLanguageTag(language) ?? preferredLanguage(accepted)',
      'preferredLanguage(accepted) ?? readLanguageTag(language)',
    ],
  ]),
  ...mutantsOf(
    'platform/session/find-session.ts',
    ['features/account/server/sessions', 'app/callers.test.ts'],
    [
      [
        'an ended session goes on',
        "if (row.ended_at) return { value: 'ended', cache: false }",
        '',
        ['app/callers.test.ts'],
      ],
      ['a session has no end', 'found.until <= clock().getTime()) return ENDED', 'false) return ENDED', WIRE],
    ],
  ),
  ...mutantsOf(
    'platform/session/end-sessions.ts',
    ['features/account/server/sessions', 'app/callers.test.ts'],
    [
      [
        'a stranger ends a session',
        "    .where('id', '=', sessionId)\n    .where('buyer_id', '=', buyerId)\n",
        "    .where('id', '=', sessionId)\n",
        ['app/callers.test.ts', 'features/account/server/sessions'],
      ],
      [
        'every buyer’s sessions end',
        "    .where('buyer_id', '=', buyerId)\n    .where('ended_at', 'is', null)\n    .$if",
        "    .where('ended_at', 'is', null)\n    .$if",
        ['features/account/server/sessions', 'features/account/server/entrance'],
      ],
    ],
  ),
  ...mutantsOf('platform/limits/limiter.ts', WIRE, [
    [
      'a limit lets one more pass',
      'count.points <= points) return 0',
      'count.points <= points + 1) return 0',
    ],
  ]),
  ...mutantsOf(
    'app/serve-desk.ts',
    ['app/desk-rights.test.ts', 'app/callers.test.ts', 'app/serve-desk-live.test.ts'],
    [
      [
        'rights are not asked',
        "if (entry.call.access === 'seller') checkRight(entry, actor)",
        '',
        ['app/desk-rights.test.ts'],
      ],
      [
        'a write needs no mark',
        "if (entry.call.kind !== 'read') checkMark(request, token, actor)",
        '',
        ['features/people/server/people.test.ts'],
      ],
      [
        'a role may all that has a right',
        'else if (!right || !may(person.role as Role, right)) refuseTransport',
        'else if (!right) refuseTransport',
        ['app/desk-rights.test.ts'],
      ],
    ],
  ),
  ...mutantsOf(
    'platform/rich-text/sanitise.ts',
    ['platform/rich-text/sanitise.test.ts'],
    [
      [
        'data: and http: are addresses',
        "allowedSchemes: ['https', 'mailto', 'tel']",
        "allowedSchemes: ['https', 'http', 'data', 'mailto', 'tel']",
      ],
      ['foreign pictures are shown', "tag === 'img' && !OWN_ADDRESS.test(attribs.src ?? '')", 'false'],
      [
        'what cannot be seen stays in rich text',
        'sanitizeHtml(dropUnseen(html), OPTIONS)',
        'sanitizeHtml(html, OPTIONS)',
      ],
      ['links carry the shop’s good name', "{ rel: 'noopener nofollow ugc' }", "{ rel: 'noopener' }"],
    ],
  ),
  ...mutantsOf(
    'features/pictures/server/decoder/repaint-picture.ts',
    ['features/uploads/server/add-picture.test.ts'],
    [
      ['pictures lie in memory whole', ' || heldBy(head) > MAX_HELD) return', ') return'],
      ['any number of pixels', 'if (pixels > MAX_PIXELS || heldBy', 'if (heldBy'],
      ['a format by its name', '!types.includes(type.mime)', 'false'],
      [
        'pictures lie on their side',
        'const degrees = { 3: 180, 4: 180, 5: 270, 6: 90',
        'const degrees = { 3: 180, 4: 180, 5: 270, 6: 0',
      ],
    ],
  ),
  ...mutantsOf(
    'platform/audit/hide-secrets.ts',
    ['features/audit', 'platform/audit'],
    [['long texts fill the trail', 'value.length > LETTERS ?', 'value.length > LETTERS * 999 ?']],
  ),
  ...mutantsOf(
    'platform/cache/tagged-cache.ts',
    ['platform/cache/tagged-cache.test.ts'],
    [
      ['an old value is found', 'if (entry.until < options.clock()) {', 'if (entry.until < 0) {'],
      ['one large value takes all the room', 'if (size > options.maxBytes / 8) return', ''],
    ],
  ),
  ...mutantsOf(
    'platform/http/public-address.ts',
    ['platform/http', 'features/webhooks'],
    [
      [
        'a webhook reaches into the house',
        '!places.every(({ address }) => isPublicAddress(address))',
        'false',
      ],
    ],
  ),
  ...mutantsOf(
    'platform/http/read-range.ts',
    ['platform/http', 'features/orders/server/downloads'],
    [
      [
        'a range behind the end is read',
        "return from >= size ? 'none' : { from, to }",
        'return { from, to }',
      ],
    ],
  ),
]
