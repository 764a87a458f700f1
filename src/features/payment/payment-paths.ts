/** Where Alipay tells what became of a payment, and where it sends the buyer's frame afterwards. */
export const ALIPAY_NOTICE = '/payment/alipay/notice'
export const ALIPAY_RETURN = '/payment/alipay/return'
