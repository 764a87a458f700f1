import { generateKeyPairSync } from 'node:crypto'

/** Of an account at Aliyun that nobody has. */
export const REAL_SMS = {
  SMS_PROVIDER: 'aliyun',
  SMS_ALIYUN_ACCESS_KEY_ID: 'id',
  SMS_ALIYUN_ACCESS_KEY_SECRET: 'secret',
  SMS_ALIYUN_SIGN_NAME: '果园里',
  SMS_ALIYUN_TEMPLATE_REGISTER: 'SMS_1',
  SMS_ALIYUN_TEMPLATE_RESET: 'SMS_2',
  SMS_ALIYUN_TEMPLATE_VERIFY: 'SMS_3',
  SMS_ALIYUN_TEMPLATE_CHANGE: 'SMS_4',
}

/** With these the program starts as a real shop does, as long as nobody pays or registers. */
export function realSettings(): Record<string, string> {
  const [ours, alipays] = [aPair(), aPair()]
  return {
    SHOP_DEMO: '0',
    PUBLIC_URL: 'https://orchard.example',
    ...REAL_SMS,
    ALIPAY_APP_ID: '2021',
    ALIPAY_SELLER_ID: '2088',
    ALIPAY_PRIVATE_KEY: ours.privateKey,
    ALIPAY_PUBLIC_KEY: alipays.publicKey,
  }
}

const aPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
