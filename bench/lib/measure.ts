import autocannon from 'autocannon'

export type Shot = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export type Figures = { rps: number; p50: number; p99: number; errors: number }

/** Requests per second and latency of one request sent over and over for some seconds. */
export async function measure(shot: Shot, connections: number, seconds: number): Promise<Figures> {
  return figuresOf(await autocannon({ ...shot, connections, duration: seconds }))
}

const figuresOf = (result: autocannon.Result): Figures => ({
  rps: result.requests.average,
  p50: result.latency.p50,
  p99: result.latency.p99,
  errors: result.errors + result.non2xx,
})

/** As measure(), with another request every time. */
export async function measureMany(
  shots: readonly Shot[],
  connections: number,
  seconds: number,
): Promise<Figures> {
  const [first] = shots
  if (!first) throw new Error('There is nothing to send')
  const { origin } = new URL(first.url)
  const requests = shots.map((shot) => ({ ...shot, path: shot.url.slice(origin.length) }))
  let clients = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    // Each connection has a part of the list: in step they would all want the same row at the same time. The whole list
    // for each would keep the generator busy for seconds, which it takes for silence of the server.
    setupClient: (client) => {
      const [from, to] = [clients, clients + 1].map((n) => Math.floor((n / connections) * requests.length))
      clients += 1
      client.setRequests(requests.slice(from, to))
    },
  })
  return figuresOf(result)
}

/**
 * The machine is noisy, so the two are measured in turns and each is judged by its median round:
 * what slows one slows the other.
 */
export async function compare(
  rounds: number,
  subject: () => Promise<Figures>,
  reference: () => Promise<Figures>,
): Promise<{ subject: Figures; reference: Figures; ratio: number }> {
  const subjects: Figures[] = []
  const references: Figures[] = []
  await warmUp(reference)
  await warmUp(subject)
  for (let round = 0; round < rounds; round += 1) {
    references.push(await reference())
    subjects.push(await subject())
  }
  const middle = { subject: median(subjects), reference: median(references) }
  return { ...middle, ratio: middle.subject.rps / middle.reference.rps }
}

const MOST_WARM_UPS = 6
/** What still gains more than this with a round is not yet what it will be. */
const GAIN = 1.03

/** A program that has just started compiles what it runs most, which takes some of them half a minute: that is not what is measured. */
async function warmUp(run: () => Promise<Figures>): Promise<void> {
  let best = 0
  for (let round = 0; round < MOST_WARM_UPS; round += 1) {
    const { rps } = await run()
    if (rps < best * GAIN) return
    best = rps
  }
}

function median(figures: Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.rps - b.rps)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured')
  return { ...middle, errors: figures.reduce((sum, one) => sum + one.errors, 0) }
}
