// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of the code that is broken
import { type Mutant, mutantsOf } from './mutant.ts'

const PEOPLE = ['features/people/server/people.test.ts']
const APPROVALS = ['features/approvals/server/approvals.test.ts']
const HOOKS = ['features/webhooks/server/webhooks.test.ts']

/** Pure rules, the ledger, codes, the desk's door, second persons, notices to the owner. */
export const KEEPING: Mutant[] = [
  ...mutantsOf(
    'features/postage/postage-rules.ts',
    ['features/postage/postage-rules.test.ts'],
    [
      ['postage is free a cent above its sum', 'total >= enough', 'total > enough'],
      ['what travels free counts for nothing', 'const total = lines.reduce', 'const total = paying.reduce'],
      ['goods that travel free pay', 'lines.filter((line) => !line.freeShipping)', '[...lines]'],
      [
        'the lowest sum frees all',
        'Math.max(0, ...paying.map((line) => line.freeFromCents ?? freeFromCents))',
        'Math.min(...paying.map((line) => line.freeFromCents ?? freeFromCents))',
        ['features/postage', 'features/orders/server/order-postage.test.ts'],
      ],
    ],
  ),
  ...mutantsOf(
    'features/wallet/unspent-rules.ts',
    ['features/wallet/unspent-rules.test.ts'],
    [
      ['gifts are spent last', 'const fromGifts = Math.min(given, -cents)', 'const fromGifts = 0'],
      [
        'a refund of a gift is own money',
        "kind === 'refund' ? Math.min(spentOn.get(orderId) ?? 0, cents) : 0",
        "kind === 'refund' ? cents : 0",
      ],
      [
        'what went back goes back again',
        'const taken = Math.min(own, -cents)\n      own -= taken\n      given',
        'const taken = Math.min(own, -cents)\n      given',
      ],
    ],
  ),
  ...mutantsOf(
    'features/wallet/server/post-entry.ts',
    ['features/wallet/server/post-entry.test.ts'],
    [['an overdrawn wallet is written down', 'if (buyer && balance === undefined) return false', '']],
  ),
  ...mutantsOf(
    'features/orders/refund-rules.ts',
    ['features/orders/refund-rules.test.ts', 'features/after-sales/server/refund-parts.test.ts'],
    [
      [
        'portions lose a cent',
        'pieces >= left.pieces ? left.cents :',
        'false ? left.cents :',
        undefined,
        'all that is left, divided by itself, is all that is left; and nobody asks for more pieces than there are',
      ],
      [
        'portions round down',
        'Math.ceil((left.cents * pieces) / left.pieces)',
        'Math.floor((left.cents * pieces) / left.pieces)',
      ],
      ['postage goes back for what was sent', ' && items.every((item) => item.sent === 0)', ''],
    ],
  ),
  ...mutantsOf(
    'features/account/safe-redirect.ts',
    ['features/account/safe-redirect.test.ts'],
    [
      ['dots lead to another host', " || url.pathname.startsWith('//')) return HOME", ') return HOME'],
      ['a backslash leads elsewhere', ' || hasOddCharacter(wanted)) return HOME', ') return HOME'],
      [
        'a login leads to the login',
        'if (ENTRANCES.some((door) => isAt(door, url.pathname))) return HOME',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'platform/contract/may-carry-token.ts',
    ['platform/contract/may-carry-token.test.ts'],
    [
      [
        'the token goes to the OAuth2 endpoint',
        "!path.includes('oauth2/token')",
        "!path.endsWith('oauth2/token/')",
      ],
    ],
  ),
  ...mutantsOf(
    'features/account/server/codes/check-code.ts',
    ['features/account/server/entrance/register.test.ts'],
    [
      [
        'a code is good twice',
        '!newest || newest.used_at || newest.expires_at <= now',
        '!newest || newest.expires_at <= now',
        undefined,
        'whoever uses a code up refuses a used one in the same words',
      ],
      ['a code is good for ever', ' || newest.expires_at <= now) return refuse', ') return refuse'],
      ['a code may be guessed', 'if (burned > 0) return refuse(m.account_code_burned)', ''],
      [
        'a code of one kind takes the place of another’s',
        "    .where('type', '=', type)\n",
        '',
        ['features/account/server/security/phone.test.ts'],
      ],
      [
        'an older code is good',
        "    .orderBy('id', 'desc')\n    .limit(1)",
        "    .orderBy('id')\n    .limit(1)",
      ],
    ],
  ),
  ...mutantsOf(
    'features/address/server/remove-address.ts',
    ['features/address/server/change-addresses.test.ts'],
    [['no address is the default', 'if (removed.is_default) await makeNewestDefault(tx, actor.id)', '']],
  ),
  ...mutantsOf(
    'paths/read-numbers.ts',
    ['paths'],
    [
      ['any page is a page', ' && page <= MAX_PAGE ? page : 1', ' ? page : 1'],
      [
        'nothing is an id',
        '/^\\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text)',
        '/^\\d{1,15}$/.test(text) ? Number(text)',
      ],
    ],
  ),
  ...mutantsOf(
    'platform/clean-text.ts',
    ['platform/clean-text.test.ts'],
    [
      ['blank lines without end', ".replace(/\\n{3,}/g, '\\n\\n')", ''],
      ['what cannot be seen stays', "text.replace(UNSEEN_UNLESS_MEANT, '$1')", 'text'],
    ],
  ),
  ...mutantsOf(
    'app/is-own-form.ts',
    ['app/is-own-form.test.ts'],
    [
      [
        'a form of another site is taken',
        "if (site !== undefined && site !== 'same-origin') return false",
        '',
      ],
      ['a form from nowhere is taken', 'return origin !== null && (', 'return origin === null || ('],
    ],
  ),
  ...mutantsOf('features/people/server/find-person.ts', PEOPLE, [
    ['a desk session has no end', ' and s.expires_at > ${now}', ''],
    [
      'who is blocked stays at the desk',
      ' and p.blocked_at is null',
      '',
      [...PEOPLE, 'app/serve-desk-live.test.ts'],
      'a block ends every session in the same transaction; this is the second guard',
    ],
    [
      'half a login is a login',
      "if (!row.proved) return { kind: 'newcomer', personId: row.person_id, sessionId: row.id }",
      '',
    ],
  ]),
  ...mutantsOf('features/people/server/spend-factor.ts', PEOPLE, [
    ['a code opens twice', 'step !== undefined && step > person.factor_step', 'step !== undefined'],
    ['a recovery code opens twice', "    .where('used_at', 'is', null)\n", ''],
  ]),
  ...mutantsOf('features/people/server/desk-session.ts', PEOPLE, [
    ['no factor is asked for', "return needsFactor(person.role) && !demo ? 'enrol' : 'in'", "return 'in'"],
    ['a desk session lasts a month', 'const LIFE = hours(12)', 'const LIFE = hours(720)'],
  ]),
  ...mutantsOf('features/approvals/server/ask-second.ts', APPROVALS, [
    [
      'nobody is asked',
      'if (await spendSum(tx, person, giving.cents, now)) return undefined',
      'if (person) return undefined',
    ],
    [
      'the same is asked twice',
      'if (!waiting) return refuse(m.approvals_asked_already)',
      'if (!waiting) return 0',
    ],
  ]),
  ...mutantsOf('features/webhooks/server/send-webhooks.ts', HOOKS, [
    ['a refused notice counts as sent', 'if (status < 200 || status > 299) return `HTTP ${status}`', ''],
    [
      'a notice is tried for ever',
      'const over = delivery.created_at <= later(now, -GIVE_UP_AFTER)',
      'const over = false',
    ],
    ['a robot’s no is a yes', "return number === 0 ? '' : `answered ${number}`", "return ''"],
  ]),
  ...mutantsOf(
    'platform/audit/open-trail.ts',
    ['features/audit', 'features/postage/server/seller/change-postage.test.ts'],
    [
      [
        'a silent write leaves no line',
        'if (said.length === 0 && !told) said.push(plainly(input))',
        '',
        ['features/audit', 'platform/audit'],
      ],
    ],
  ),
  ...mutantsOf(
    'features/reviews/review-rules.ts',
    ['features/reviews/server'],
    [
      ['any number of pictures', 'picturesOf(images).length > MAX_REVIEW_PICTURES', 'false'],
      ['an average of whole stars', 'Math.round((sum / count) * 10) / 10', 'Math.round(sum / count)'],
      [
        'a review of blanks',
        "cleanParagraphs(content) === ''",
        "content === ''",
        undefined,
        'the contract’s field is cleaned before; the page only says it sooner',
      ],
    ],
  ),
]
