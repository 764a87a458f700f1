import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import { fromYuan, toYuan } from '#platform/money.ts'
import { readClock, shopTime } from '#platform/time.ts'
import type { Alipay, PageToPay, RefundAnswer, RefundToAsk, Trade } from './alipay.ts'
import { checkNotice } from './check-notice.ts'
import { fetchBill } from './fetch-bill.ts'

export type AlipaySettings = {
  appId: string
  /** Ours, PKCS #8 in PEM. */
  privateKey: string
  /** Theirs, PEM. */
  alipayPublicKey: string
  /** One Alipay is about to sign with; both are believed until then. */
  nextPublicKey?: string | undefined
  /** Our number as a seller at Alipay (2088…). */
  sellerId: string
  gateway: string
  notifyUrl: string
  returnUrl: string
}

const SUCCESS = '10000'
/** Alipay answers slowly at times; whoever waits is a buyer or a sweep, and both may try again. */
const TIMEOUT = 8000

/** Alipay through its own SDK: RSA2 both ways, and no answer is believed whose signature does not hold. */
export function createAlipay(settings: AlipaySettings): Alipay {
  let opened: Promise<[AlipaySdk, ...AlipaySdk[]]> | undefined
  const open = () => {
    opened ??= openSdks(settings)
    return opened
  }

  /** The SDK stamps requests with the machine's local time; Alipay reads them as Chinese time. */
  const askBy = (sdk: AlipaySdk, method: string, bizContent: object) =>
    sdk.exec(method, { bizContent, timestamp: shopTime(readClock()) }, { validateSign: true })

  /** Whatever is asked may be asked twice: a trade's number or a refund's makes it one. */
  const ask = async (method: string, bizContent: object) => {
    const [sdk, next] = await open()
    return askBy(sdk, method, bizContent).catch((error) => {
      if (next && isBadSignature(error)) return askBy(next, method, bizContent)
      throw error
    })
  }

  return {
    payPage: async ({ sn, cents, subject, expiresAt, now }: PageToPay) =>
      (await open())[0].pageExecute('alipay.trade.page.pay', 'POST', {
        notifyUrl: settings.notifyUrl,
        returnUrl: settings.returnUrl,
        timestamp: shopTime(now),
        bizContent: {
          outTradeNo: sn,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          totalAmount: toYuan(cents),
          subject,
          timeExpire: shopTime(expiresAt),
          // The framed form of Alipay's page, which wants 300 by 600 pixels: the jumping one refuses to be framed.
          qrPayMode: '1',
        },
      }),
    async query(sn) {
      const answer = await ask('alipay.trade.query', { outTradeNo: sn })
      return readTrade(answer, sn)
    },
    async close(sn) {
      const { code, subCode } = await ask('alipay.trade.close', { outTradeNo: sn })
      if (code === SUCCESS) return 'closed'
      if (subCode === 'ACQ.TRADE_NOT_EXIST') return 'absent'
      if (subCode === 'ACQ.TRADE_STATUS_ERROR' || subCode === 'ACQ.REASON_TRADE_STATUS_INVALID')
        return 'refused'
      throw new Error(`Alipay did not close a trade: ${code} ${subCode ?? ''}`)
    },
    async refund(refund) {
      const { tradeNo, requestNo, cents, reason } = refund
      const answer = await ask('alipay.trade.refund', {
        tradeNo,
        refundAmount: toYuan(cents),
        refundReason: reason,
        outRequestNo: requestNo,
      })
      if (answer.code === SUCCESS && answer.fundChange === 'Y') return { outcome: 'done' }
      if (answer.code !== SUCCESS) return readRefusal(answer)
      // Nothing moved this time: it may have moved when it was asked for before.
      return readRefund(
        await ask('alipay.trade.fastpay.refund.query', { tradeNo, outRequestNo: requestNo }),
        refund,
      )
    },
    bill: (day) => fetchBill(ask, day),
    async checkNotice(fields) {
      const [sdk, next] = await open()
      return checkNotice(sdk, settings, fields) ?? (next && checkNotice(next, settings, fields))
    },
  }
}

/** Two hundred files, read when somebody first pays and not while the shop opens. One for each key of Alipay's. */
async function openSdks({
  appId,
  privateKey,
  alipayPublicKey,
  nextPublicKey,
  gateway,
}: AlipaySettings): Promise<[AlipaySdk, ...AlipaySdk[]]> {
  const { AlipaySdk } = await import('alipay-sdk')
  const open = (key: string) =>
    new AlipaySdk({
      appId,
      privateKey,
      keyType: 'PKCS8',
      alipayPublicKey: key,
      gateway,
      signType: 'RSA2',
      timeout: TIMEOUT,
    })
  return [open(alipayPublicKey), ...(nextPublicKey ? [open(nextPublicKey)] : [])]
}

/** The SDK tells it in words only. */
const isBadSignature = (error: unknown) => error instanceof Error && error.message.startsWith('验签失败')

function readTrade(answer: AlipaySdkCommonResult, sn: string): Trade {
  if (answer.code !== SUCCESS) {
    if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return { state: 'absent' }
    throw new Error(`Alipay did not say what became of a trade: ${answer.code} ${answer.subCode ?? ''}`)
  }
  if (answer.outTradeNo !== sn) throw new Error('Alipay answered for another trade')
  switch (answer.tradeStatus) {
    case 'WAIT_BUYER_PAY':
      return { state: 'waiting' }
    case 'TRADE_CLOSED':
      return { state: 'closed' }
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED': {
      const cents = fromYuan(String(answer.totalAmount))
      if (cents === undefined) throw new Error('Alipay named no amount')
      return { state: 'paid', tradeNo: String(answer.tradeNo), cents }
    }
    default:
      throw new Error(`Alipay named an unknown state: ${String(answer.tradeStatus)}`)
  }
}

/** What no repetition will change. https://opendocs.alipay.com/open/028sm9 */
const HOPELESS = [
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_HAS_CLOSE',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.DISCORDANT_REPEAT_REQUEST',
  'ACQ.INVALID_PARAMETER',
]

function readRefusal(answer: AlipaySdkCommonResult): RefundAnswer {
  const fault = `${answer.code} ${answer.subCode ?? ''}`.trim()
  return { outcome: HOPELESS.includes(String(answer.subCode)) ? 'stuck' : 'unknown', fault }
}

function readRefund(answer: AlipaySdkCommonResult, { cents }: RefundToAsk): RefundAnswer {
  const done =
    answer.code === SUCCESS &&
    answer.refundStatus === 'REFUND_SUCCESS' &&
    fromYuan(String(answer.refundAmount)) === cents
  return done
    ? { outcome: 'done' }
    : { outcome: 'unknown', fault: `${answer.code} ${answer.refundStatus ?? ''}` }
}
