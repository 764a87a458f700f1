import type { FastifyInstance } from 'fastify'
import { POLICY_REPORTS } from '#platform/http/security-headers.ts'
import type { ReadingLimits } from '#platform/limits/reading-limits.ts'
import type { Log } from '#platform/log.ts'
import { minutes } from '#platform/time.ts'
import { parseBody } from './http-server.ts'
import type { Figures } from './measure-shop.ts'
import { readPolicyReport } from './read-policy-report.ts'

const MAX_BODY = 16 << 10
/** A page that breaks its policy in one browser sends one or two; an extension may send dozens. */
const PER_MINUTE = 30
const LOG_EVERY = minutes(1)

type Parts = {
  figures: Pick<Figures, 'stopped'>
  readingLimits: ReadingLimits
  log: Log
  clock: () => Date
  publicUrl: string
}

/**
 * What browsers stopped because a page's policy does not allow it, counted by rule. Anybody may send anything here: one
 * address is heard so often, and the log says sums, at most once a minute.
 */
export async function servePolicyReports(server: FastifyInstance, parts: Parts): Promise<void> {
  const { figures, readingLimits, log, clock, publicUrl } = parts
  const counts = new Map<string, number>()
  let logged = Number.NEGATIVE_INFINITY

  function logNow(): void {
    const now = clock().getTime()
    if (counts.size === 0 || now - logged < LOG_EVERY) return
    log.warn({ stopped: Object.fromEntries(counts) }, 'browsers stopped parts of pages')
    counts.clear()
    logged = now
  }

  await server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    scope.post(POLICY_REPORTS, { bodyLimit: MAX_BODY }, (request, reply) => {
      reply.header('cache-control', 'no-store')
      const wait = readingLimits.spend(POLICY_REPORTS, request.ip, PER_MINUTE)
      if (wait > 0) return reply.code(429).header('retry-after', wait).send()
      for (const { directive, from } of readPolicyReport(parseBody(String(request.body), ''), publicUrl)) {
        figures.stopped(directive, from)
        const kind = `${directive} ${from}`
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
      }
      logNow()
      return reply.code(204).send()
    })
  })
}
