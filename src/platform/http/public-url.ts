const HERE = ['localhost', '127.0.0.1', '[::1]']

type Given = { PUBLIC_URL?: string | undefined; PORT: number }

/**
 * The address people use, or what is wrong with it. A real shop has one, and it is https: sessions, passwords and Alipay's
 * notices go there. On this machine alone http will do, so that one can try it.
 */
export function readPublicUrl({ PUBLIC_URL, PORT }: Given, demo: boolean): string | string[] {
  if (!PUBLIC_URL) return demo ? `http://localhost:${PORT}` : ['PUBLIC_URL: is needed outside demo mode']
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (!demo && protocol !== 'https:' && !(protocol === 'http:' && HERE.includes(hostname)))
    return ['PUBLIC_URL: must begin with https:// outside demo mode; http:// is for localhost alone']
  return PUBLIC_URL.replace(/\/$/, '')
}
