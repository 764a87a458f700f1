/** Where the stand-in for Alipay lives. */
export const GATEWAY = '/demo-alipay/gateway.do'
export const DECIDE = '/demo-alipay/decide'
