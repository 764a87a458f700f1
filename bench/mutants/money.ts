// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of the code that is broken
import { type Mutant, mutantsOf } from './mutant.ts'

const PAYMENT = 'features/payment/server/'
const LYING = [`${PAYMENT}lying-provider.test.ts`]

/** Amounts, the provider, the wallet, refunds. */
export const MONEY: Mutant[] = [
  ...mutantsOf(
    'platform/money.ts',
    ['platform/money.test.ts'],
    [
      ['one decimal is cents', ".padEnd(2, '0'))", ".padStart(2, '0'))"],
      ['cents lose their nought', "String(whole % 100).padStart(2, '0')", 'String(whole % 100)'],
      ['a debt is money', 'return parts[1] ? -cents : cents', 'return cents'],
      ['a split loses a cent', 'if (missing <= 0) break', 'if (missing <= 1) break'],
      ['three decimals are an amount', '\\d{1,2}))?$/', '\\d{1,3}))?$/'],
    ],
  ),
  ...mutantsOf(`${PAYMENT}alipay/create-alipay.ts`, LYING, [
    [
      'an answer for another trade is believed',
      "if (answer.outTradeNo !== sn) throw new Error('Alipay answered for another trade')",
      '',
    ],
    ['another amount went back', 'fromYuan(String(answer.refundAmount)) === cents', 'true'],
    ['a refund under way is done', "answer.refundStatus === 'REFUND_SUCCESS' &&", ''],
    ['an unsigned answer is believed', '{ validateSign: true }', '{ validateSign: false }'],
    [
      'a refund that moved nothing is done',
      "answer.code === SUCCESS && answer.fundChange === 'Y'",
      'answer.code === SUCCESS',
    ],
    [
      'what is hopeless is tried for ever',
      "? 'stuck' : 'unknown', fault }",
      "? 'unknown' : 'unknown', fault }",
    ],
    [
      'an unknown state is waited for',
      'throw new Error(`Alipay named an unknown state: ${String(answer.tradeStatus)}`)',
      "return { state: 'waiting' }",
    ],
  ]),
  ...mutantsOf(
    `${PAYMENT}alipay/check-notice.ts`,
    [`${PAYMENT}alipay-notices.test.ts`],
    [
      ['a notice for another app is believed', 'fields.app_id !== ours.appId || ', ''],
      ['a notice for another seller is believed', ' || fields.seller_id !== ours.sellerId', ''],
      ['the old way of signing is believed', "if (fields.sign_type !== 'RSA2') return undefined", ''],
      ['a notice nobody signed is believed', 'if (!sdk.checkNotifySignV2(fields)) return undefined', ''],
      [
        'a notice of nothing is believed',
        'cents === undefined || cents <= 0 ||',
        'cents === undefined ||',
        undefined,
        'the amount is compared with the order’s, which is never nothing at Alipay',
      ],
    ],
  ),
  ...mutantsOf(
    `${PAYMENT}return-wallet.ts`,
    [`${PAYMENT}return-wallet.test.ts`],
    [
      [
        'more goes back to a card than came from it',
        'Math.min(left, receipt.amount_cents - receipt.refunded_cents)',
        'left',
      ],
      ['a stranger’s top-up is given back', "    .where('buyer_id', '=', buyerId)\n", ''],
      ['what paid an order is given back as a top-up', "    .where('used_for', '=', 'top_up')\n", ''],
    ],
  ),
  ...mutantsOf(
    `${PAYMENT}write-refund.ts`,
    [`${PAYMENT}refund.test.ts`, 'features/after-sales/server'],
    [
      [
        'a receipt gives back more than it holds',
        '`refunded_cents + ${cents} <= amount_cents`',
        '`true`',
        undefined,
        'the table has the same check, and the item counts its own refunds before',
      ],
    ],
  ),
  ...mutantsOf(
    `${PAYMENT}pay-by-balance.ts`,
    [`${PAYMENT}pay-by-balance.test.ts`, 'app/callers.test.ts'],
    [
      [
        'a stranger’s order is paid',
        'if (!order) return refuse(m.orders_none)',
        'if (!order) throw new Error()',
      ],
    ],
  ),
  ...mutantsOf(
    `${PAYMENT}seller/settle-refund.ts`,
    [`${PAYMENT}seller`, `${PAYMENT}refund.test.ts`],
    [
      [
        'money still tried is settled by hand',
        "if (refund.status !== 'stuck') return refuse",
        'if (false) return refuse',
      ],
    ],
  ),
  ...mutantsOf(
    `${PAYMENT}seller/lock-refund.ts`,
    [`${PAYMENT}seller`, `${PAYMENT}refund.test.ts`, 'seller'],
    [['what is back goes back again', 'if (refund.done_at) return refuse', 'if (false) return refuse']],
  ),
  ...mutantsOf(
    'features/orders/weight-rules.ts',
    ['features/orders/weight-rules.test.ts'],
    [
      [
        'within the tolerance money goes back',
        'missing * 1000 <= tolerancePermille * nominalGrams',
        'missing * 1000 < 0',
      ],
    ],
  ),
  ...mutantsOf(
    'features/orders/server/count-refund.ts',
    [
      'features/after-sales/server/refund-totals.test.ts',
      'features/after-sales/server/refunding.test.ts',
      'features/after-sales/server',
    ],
    [
      [
        'an item gives back in silence what it cannot',
        'if (!row) throw new Error(`Item ${itemId} cannot give back',
        'if (!row && pieces < 0) throw new Error(`Item ${itemId} cannot give back',
        undefined,
        'the callers ask how much is left before, under the same lock; this is the second guard',
      ],
    ],
  ),
]
