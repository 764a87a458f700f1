const HERE = ['localhost', '127.0.0.1', '[::1]']

/** Https, or http that never leaves this machine. */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && HERE.includes(hostname))
}

type Given = { PUBLIC_URL?: string | undefined; PORT: number }

/**
 * The address people use, or what is wrong with it. A real shop has one, and it is https: sessions, passwords and Alipay's
 * notices go there. On this machine alone http will do, so that one can try it.
 */
export function readPublicUrl({ PUBLIC_URL, PORT }: Given, demo: boolean): string | string[] {
  if (!PUBLIC_URL) return demo ? `http://localhost:${PORT}` : ['PUBLIC_URL: is needed outside demo mode']
  if (!demo && !isSafeAddress(PUBLIC_URL))
    return ['PUBLIC_URL: must begin with https:// outside demo mode; http:// is for localhost alone']
  return PUBLIC_URL.replace(/\/$/, '')
}
