import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigFault, readConfig } from '#platform/config.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }) as string
const spki = publicKey.export({ type: 'spki', format: 'pem' }) as string
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\n/g, '')

const account = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_SELLER_ID: '2088',
  ALIPAY_PRIVATE_KEY: pkcs8,
  ALIPAY_PUBLIC_KEY: spki,
}
const sms = {
  SMS_PROVIDER: 'aliyun',
  SMS_ALIYUN_ACCESS_KEY_ID: 'id',
  SMS_ALIYUN_ACCESS_KEY_SECRET: 'secret',
  SMS_ALIYUN_SIGN_NAME: 'name',
  SMS_ALIYUN_TEMPLATE_REGISTER: 'SMS_1',
  SMS_ALIYUN_TEMPLATE_RESET: 'SMS_2',
  SMS_ALIYUN_TEMPLATE_VERIFY: 'SMS_3',
  SMS_ALIYUN_TEMPLATE_CHANGE: 'SMS_4',
}
const real = { DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL: 'https://orchard.example', ...sms }

const faultsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (error instanceof ConfigFault) return error.message
    throw error
  }
}

test('a demo needs no account and has the stand-in', () => {
  expect(readConfig({}).alipay).toBeUndefined()
})

test('a real shop does not start without its account, and names all that is missing', () => {
  const faults = faultsOf(real)
  for (const name of Object.keys(account)) expect(faults).toContain(`${name}: is needed outside demo mode`)
  expect(readConfig({ ...real, ...account }).alipay).toMatchObject({ appId: '2021', sellerId: '2088' })
})

test('half an account is refused in a demo too', () => {
  expect(faultsOf({ ALIPAY_APP_ID: '2021' })).toContain('ALIPAY_PRIVATE_KEY: is needed beside the others')
})

test.each([
  ['PKCS #8 in PEM', pkcs8],
  ['PKCS #1 in PEM', pkcs1],
  ['PEM in one line', pkcs8.replaceAll('\n', '\\n')],
  ['bare PKCS #8', bare(pkcs8)],
  ['bare PKCS #1', bare(pkcs1)],
])('a private key may come as %s', (_, key) => {
  expect(readConfig({ ...account, ALIPAY_PRIVATE_KEY: key }).alipay?.privateKey).toBe(pkcs8)
})

test.each([
  ['PEM', spki],
  ['bare base64', bare(spki)],
])('a public key may come as %s', (_, key) => {
  expect(readConfig({ ...account, ALIPAY_PUBLIC_KEY: key }).alipay?.alipayPublicKey).toBe(spki)
})

test.each([
  ['nonsense', { ALIPAY_PRIVATE_KEY: 'nonsense' }, 'ALIPAY_PRIVATE_KEY'],
  [
    'a short private key',
    { ALIPAY_PRIVATE_KEY: weak.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string },
    'ALIPAY_PRIVATE_KEY',
  ],
  ['nonsense for the next key', { ALIPAY_PUBLIC_KEY_NEXT: 'nonsense' }, 'ALIPAY_PUBLIC_KEY_NEXT'],
  ['a private key for a public one', { ALIPAY_PUBLIC_KEY: pkcs8 }, 'ALIPAY_PUBLIC_KEY'],
  ['a public key for a private one', { ALIPAY_PRIVATE_KEY: spki }, 'ALIPAY_PRIVATE_KEY'],
])('%s is refused without showing it', (_, wrong, name) => {
  const faults = faultsOf({ ...account, ...wrong })
  expect(faults).toContain(`${name}: is no RSA`)
  expect(faults).not.toContain('BEGIN')
})

test('money travels by https: another gateway is refused outside the demo', () => {
  const gatewayOf = (ALIPAY_GATEWAY: string) =>
    readConfig({ ...real, ...account, ALIPAY_GATEWAY }).alipay?.gateway
  for (const open of [
    'http://openapi.alipay.com/gateway.do',
    'http://localhost.example/',
    'ftp://alipay.example/',
  ])
    expect(faultsOf({ ...real, ...account, ALIPAY_GATEWAY: open })).toContain('ALIPAY_GATEWAY: ')
  for (const safe of ['https://pay.example/gateway.do', 'http://127.0.0.1:4000/gateway.do'])
    expect(gatewayOf(safe)).toBe(safe)
  expect(readConfig({ ...account, ALIPAY_GATEWAY: 'http://pay.example/' }).alipay?.gateway).toBe(
    'http://pay.example/',
  )
})
