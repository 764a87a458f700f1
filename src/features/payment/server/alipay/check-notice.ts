import type { AlipaySdk } from 'alipay-sdk'
import { fromYuan } from '#platform/money.ts'
import type { Notice } from './alipay.ts'

/**
 * Whether a notice is Alipay's and meant for us. The SDK would also verify the old RSA (SHA-1) when the notice itself
 * says so, hence the first line. https://opendocs.alipay.com/open/270/105902
 */
export function checkNotice(
  sdk: AlipaySdk,
  ours: { appId: string; sellerId: string },
  fields: Record<string, string>,
): Notice | undefined {
  if (fields.sign_type !== 'RSA2') return undefined
  if (!sdk.checkNotifySignV2(fields)) return undefined
  if (fields.app_id !== ours.appId || fields.seller_id !== ours.sellerId) return undefined
  const cents = fromYuan(fields.total_amount ?? '')
  const { out_trade_no: sn, trade_no: tradeNo, trade_status: status } = fields
  if (cents === undefined || cents <= 0 || !sn || !tradeNo || !status) return undefined
  return { sn, tradeNo, cents, status }
}
