/** Sent with everything. Pages add their own Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** Where browsers tell what a page's policy has stopped. */
export const POLICY_REPORTS = '/csp-reports'
export const REPORTING = ['reporting-endpoints', `policy="${POLICY_REPORTS}"`] as const

/** For a year browsers come by https alone; names below this one are not spoken for. */
export const HTTPS_ONLY = ['strict-transport-security', 'max-age=31536000'] as const

export type PolicyPlaces = {
  https: boolean
  /** Where the pages send their calls; empty: to where they come from. */
  apiBase: string
  /** Where Alipay is reached, which may be by a way of the shop's own; its pages then lead on to Alipay's. */
  gateway?: string | undefined
  /** Where the pages' files and pictures are fetched; empty: where the pages are. */
  assetUrl?: string | undefined
}

const ALIPAY = 'https://*.alipay.com https://*.alipaydev.com'

/** The policy of a page, by the hashes or the nonce of its own inline scripts: others run only when they come from our files. */
export function contentSecurityPolicy({
  https,
  apiBase,
  gateway = '',
  assetUrl = '',
}: PolicyPlaces): (scripts: readonly string[]) => string {
  const api = originOf(apiBase)
  const assets = originOf(assetUrl)
  const payment = ALIPAY + originOf(gateway)
  const before = `default-src 'self'; script-src 'self'${assets}`
  const after = [
    '',
    `style-src 'self'${assets} 'unsafe-inline'`,
    `img-src 'self'${assets} data: blob:`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    `frame-src 'self' blob: ${payment}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${payment}`,
    "frame-ancestors 'self'",
    `report-uri ${POLICY_REPORTS}`,
    'report-to policy',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (scripts) => [before, ...scripts].join(' ') + after
}

const originOf = (address: string) => (address === '' ? '' : ` ${new URL(address).origin}`)
