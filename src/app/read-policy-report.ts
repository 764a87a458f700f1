import { z } from 'zod'

/** The rules of our policy; whatever else somebody sends is one kind, so that nobody makes figures without end. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]
const WITHOUT_ADDRESS = ['inline', 'eval', 'wasm-eval', 'data', 'blob']
const AT_ONCE = 20

/** What was stopped, and where from: nothing of the address, which may say who read what. */
export type Stopped = { directive: string; from: string }

const older = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
  }),
})
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: z.string().default(''), blockedURL: z.string().default('') }),
  }),
)

/** In both forms browsers send: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation and #reporting. */
export function readPolicyReport(sent: unknown, publicUrl: string): Stopped[] {
  const origin = new URL(publicUrl).origin
  const one = older.safeParse(sent)
  if (one.success) {
    const report = one.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
    return [stopped(directive, report['blocked-uri'], origin)]
  }
  const many = newer.safeParse(sent)
  return (many.success ? many.data : [])
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, AT_ONCE)
    .map(({ body }) => stopped(body.effectiveDirective, body.blockedURL, origin))
}

function stopped(rule: string, blocked: string, origin: string): Stopped {
  const [name = ''] = rule.split(' ')
  const from = WITHOUT_ADDRESS.find((kind) => blocked === kind || blocked.startsWith(`${kind}:`))
  const isOwn = blocked === 'self' || URL.parse(blocked)?.origin === origin
  return {
    directive: DIRECTIVES.includes(name) ? name : 'other',
    from: from ?? (isOwn ? 'self' : 'elsewhere'),
  }
}
