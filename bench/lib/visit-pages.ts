import autocannon from 'autocannon'

export type Visit = { path: string; headers?: Record<string, string> }
export type Visited = { perSecond: number; failed: number }

/**
 * Asks for each page once, in the order given, over some connections at a time. It runs in the process that measures,
 * never in the one that serves, and unpacks nothing.
 */
export async function visitPages(
  origin: string,
  visits: readonly Visit[],
  connections = 16,
): Promise<Visited> {
  const whole = visits.length - (visits.length % connections)
  const begun = performance.now()
  // By itself it looks once a second whether it is done.
  let ended = begun
  let clients = 0
  const result = await autocannon({
    url: origin,
    connections,
    amount: whole,
    timeout: 60,
    setupClient: (client) => {
      // Dealt out in turn, so that the order in which pages are asked for is that of the list.
      const mine = visits.slice(0, whole).filter((_, at) => at % connections === clients)
      clients += 1
      client.on('response', () => {
        ended = performance.now()
      })
      client.setRequests(
        mine.map(({ path, headers }) => ({ method: 'GET', path, ...(headers ? { headers } : {}) })),
      )
    },
  })
  return { perSecond: whole / ((ended - begun) / 1000), failed: result.errors + result.non2xx }
}
