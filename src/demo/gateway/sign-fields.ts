import { createSign, createVerify } from 'node:crypto'

type Fields = Record<string, string>

/** `a=1&b=2` in the order of the names, as Alipay signs. https://opendocs.alipay.com/common/02kf5q */
const contentOf = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const signText = (text: string, privateKey: string) =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')

/** A notice leaves `sign_type` out of what is signed; a request has it in. */
export const signNotice = (fields: Fields, privateKey: string): Fields => ({
  ...fields,
  sign: signText(contentOf(fields, ['sign', 'sign_type']), privateKey),
})

export const isSignedRequest = (fields: Fields, publicKey: string) =>
  fields.sign_type === 'RSA2' &&
  createVerify('RSA-SHA256')
    .update(contentOf(fields, ['sign']), 'utf8')
    .verify(publicKey, fields.sign ?? '', 'base64')
