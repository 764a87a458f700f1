/** Sent with everything. Pages add their own Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

type Policy = {
  /** Hashes or the nonce of the page's own inline scripts. */
  scripts: readonly string[]
  https: boolean
  /** Where the pages send their calls; empty: to where they come from. */
  apiBase: string
}

/** Scripts run only when they come from our own files or carry this page's own mark. */
export function contentSecurityPolicy({ scripts, https, apiBase }: Policy): string {
  const api = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "frame-src 'self' blob: https://*.alipay.com https://*.alipaydev.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https://*.alipay.com https://*.alipaydev.com",
    "frame-ancestors 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
