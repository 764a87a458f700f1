import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { isSafeAddress } from '#platform/http/public-url.ts'

/** Settings of payment through Alipay, a part of those in config.ts. */
export const alipaySettings = {
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY_NEXT: z.string().optional(),
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
}

type CallContext = z.output<z.ZodObject<typeof alipaySettings>>

export type AlipayAccount = {
  appId: string
  sellerId: string
  /** Ours, PKCS #8 in PEM. */
  privateKey: string
  /** Theirs, PEM. */
  alipayPublicKey: string
  /** One Alipay is about to sign with; both are believed until then. */
  nextPublicKey?: string | undefined
  gateway: string
}

const NEEDED = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const

/**
 * The settings, or everything that is wrong with them. Without them a demo has its stand-in; a real shop does not
 * start. Keys are accepted the way Alipay's key tool gives them (bare base64) and as PEM, with `\n` written out or not.
 */
export function readAlipaySettings(given: CallContext, demo: boolean): AlipayAccount | undefined | string[] {
  const missing = NEEDED.filter((name) => !given[name])
  if (demo && missing.length === NEEDED.length) return undefined
  if (missing.length > 0)
    return missing.map((name) => `${name}: is needed ${demo ? 'beside the others' : 'outside demo mode'}`)
  const privateKey = readPrivateKey(given.ALIPAY_PRIVATE_KEY ?? '')
  const publicKey = readPublicKey(given.ALIPAY_PUBLIC_KEY ?? '')
  const next = given.ALIPAY_PUBLIC_KEY_NEXT
  const nextKey = next ? readPublicKey(next) : undefined
  const faults = [
    ...(demo || isSafeAddress(given.ALIPAY_GATEWAY)
      ? []
      : ['ALIPAY_GATEWAY: must begin with https:// outside demo mode; http:// is for localhost alone']),
    ...(privateKey ? [] : ['ALIPAY_PRIVATE_KEY: is no RSA private key of 2048 bits or more']),
    ...(publicKey ? [] : ['ALIPAY_PUBLIC_KEY: is no RSA public key of 2048 bits or more']),
    ...(nextKey || !next ? [] : ['ALIPAY_PUBLIC_KEY_NEXT: is no RSA public key of 2048 bits or more']),
  ]
  if (!privateKey || !publicKey || faults.length > 0) return faults
  return {
    appId: given.ALIPAY_APP_ID ?? '',
    sellerId: given.ALIPAY_SELLER_ID ?? '',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    alipayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    nextPublicKey: nextKey?.export({ type: 'spki', format: 'pem' }) as string | undefined,
    gateway: given.ALIPAY_GATEWAY,
  }
}

const FORMS = [{ type: 'pkcs8' }, { type: 'pkcs1' }] as const

function readPrivateKey(text: string): KeyObject | undefined {
  const pem = text.replaceAll('\\n', '\n')
  const der = Buffer.from(pem, 'base64')
  return firstRsa([
    () => createPrivateKey(pem),
    ...FORMS.map((form) => () => createPrivateKey({ key: der, format: 'der', ...form })),
  ])
}

function readPublicKey(text: string): KeyObject | undefined {
  const pem = text.replaceAll('\\n', '\n')
  const key = Buffer.from(pem, 'base64')
  return firstRsa([
    // A private key would pass for its public half; whoever mixed them up should hear of it.
    () => (pem.includes('PRIVATE') ? undefined : createPublicKey(pem)),
    () => createPublicKey({ key, format: 'der', type: 'spki' }),
  ])
}

function firstRsa(tries: (() => KeyObject | undefined)[]): KeyObject | undefined {
  for (const attempt of tries) {
    try {
      const key = attempt()
      const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0
      if (key?.asymmetricKeyType === 'rsa' && bits >= 2048) return key
    } catch {
      // Not in this form; the next one may be.
    }
  }
  return undefined
}
