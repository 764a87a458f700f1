import { z } from 'zod'
import { write, writeInSteps } from '#platform/contract/define.ts'
import { line, yuan } from '#platform/contract/fields.ts'

const orderSn = line(64)

export const paymentContract = {
  startAlipay: writeInSteps({
    path: '/v1/64803520af7e5',
    summary:
      "Starts paying an order with Alipay: the data is the markup of a form that leads to Alipay's page.",
    access: 'buyer',
    idempotent: true,
    input: z.strictObject({ order_sn: orderSn }),
    output: z.string(),
  }),
  payByBalance: writeInSteps({
    path: '/v1/6486dd3a42bcc',
    summary: 'Pays an order from the wallet. `time` is when it was paid, in seconds since 1970.',
    access: 'buyer',
    refusals: [
      'account_need_pay_password',
      'account_pay_password_rule',
      'account_pay_password_unset',
      'account_pay_password_wrong',
      'account_pay_password_locked',
      'orders_none',
      'orders_already_paid',
      'orders_already_closed',
      'payment_balance_short',
    ],
    idempotent: true,
    input: z.strictObject({ pay_password: line(64).default(''), order_sn: orderSn }),
    output: z.object({
      time: z.number().int(),
      order_sn: z.string(),
      pay_fee: yuan,
      /** What is left in the wallet. */
      balance: yuan,
    }),
  }),
  paymentState: writeInSteps({
    path: '/v1/payment/state',
    summary:
      'Whether an order is paid; now and then the provider is asked as well, so a lost notice is made up for.',
    access: 'buyer',
    input: z.strictObject({ order_sn: orderSn }),
    output: z.object({
      order_id: z.number(),
      order_sn: z.string(),
      state: z.enum(['unpaid', 'paid', 'closed']),
      pay_fee: yuan,
      /** '' while unpaid. */
      pay_method: z.string(),
      expire_time: z.string(),
      server_time: z.string(),
    }),
  }),
  topUp: writeInSteps({
    path: '/v1/wallet/top-up',
    summary: "Starts topping up the wallet with Alipay: `markup` is a form that leads to Alipay's page.",
    access: 'buyer',
    refusals: ['payment_need_amount', 'payment_amount_range'],
    idempotent: true,
    limits: [{ by: 'buyer', points: 30, seconds: 3600 }],
    input: z.strictObject({ amount: z.union([z.string().max(16), z.number()]).default('') }),
    output: z.object({ sn: z.string(), amount: yuan, markup: z.string() }),
  }),
  topUpState: writeInSteps({
    path: '/v1/wallet/top-up-state',
    summary: 'Whether the money of a top-up has arrived.',
    access: 'buyer',
    input: z.strictObject({ sn: orderSn }),
    output: z.object({
      sn: z.string(),
      state: z.enum(['unpaid', 'paid', 'closed']),
      amount: yuan,
      balance: yuan,
    }),
  }),
  returnUnspent: write({
    path: '/v1/wallet/return',
    summary:
      'Sends topped-up money that was not spent back to the Alipay payments it came from, the newest first.',
    access: 'buyer',
    refusals: ['money_nothing_to_return'],
    idempotent: true,
    limits: [{ by: 'buyer', points: 10, seconds: 3600 }],
    output: z.object({ amount: yuan }),
  }),
}

export type PaymentState = z.output<typeof paymentContract.paymentState.output>
