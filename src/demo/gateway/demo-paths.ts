/** Where the stand-in for Alipay lives. */
export const GATEWAY = '/demo-alipay/gateway.do'
export const BILL = '/demo-alipay/bill'
export const DECIDE = '/demo-alipay/decide'
