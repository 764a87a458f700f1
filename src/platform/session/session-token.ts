import { hash, randomBytes } from 'node:crypto'

/** 256 random bits: not to be guessed, so a plain hash is enough to keep it. */
export const makeToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => hash('sha256', token, 'buffer')

const TOKEN = /^[\w-]{43}$/

export const looksLikeToken = (token: string) => TOKEN.test(token)
