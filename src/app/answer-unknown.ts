import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entriesOf, type Features } from '#platform/contract/act.ts'
import { isDesk, pathsOf } from '#platform/contract/define.ts'
import * as m from '#words'
import { sendFailure } from './send-failure.ts'

type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Answers what nobody else does: the address of a call asked for by another method, or an address of nothing at all. Pages
 * answer to every address; theirs is the handler that comes back. A route beside each call's own would say the same, and
 * cost a twentieth of each start.
 */
export function answerUnknown(
  server: FastifyInstance,
  features: Features,
  /** Every address that is no call's answers a GET then, and says so to other methods. */
  { pages }: { pages: boolean },
): (page: Handle) => Handle {
  const wired = entriesOf(features).filter(({ call }) => !isDesk(call))
  const known = new Set(wired.flatMap(({ call }) => pathsOf(call)))
  // Decoded, as routes are matched; what cannot be decoded never comes here.
  const isCall = ({ url }: FastifyRequest) => known.has(decodeURIComponent(url.split('?', 1)[0] ?? ''))
  const isForPage = ({ method, url }: FastifyRequest) =>
    pages && method !== 'POST' && method !== 'GET' && !/^\/(api\/)?v1\//.test(url)
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (isCall(request)) return sendFailure(request, reply.header('allow', 'POST'), 405, m.shell_wrong_method)
    if (isForPage(request))
      return sendFailure(request, reply.header('allow', 'GET, HEAD, POST'), 405, m.shell_wrong_method)
    return sendFailure(request, reply, 404, m.shell_no_such_call)
  }
  server.setNotFoundHandler(answer)
  server.get('/v1/*', answer)
  return (page) => (request, reply) => (isCall(request) ? answer : page)(request, reply)
}
