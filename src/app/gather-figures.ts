import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'
import { seconds } from '#platform/time.ts'

type Metrics = MetricObjectWithValues<MetricValue<string>>[]

const ASK = 'figures?'
type Told = { figures: Metrics }

/** One that is starting, or hangs, is missing from the figures: that is told too. */
const PATIENCE = seconds(2)

/** A worker tells its figures to the process that started it. */
export function tellFigures(registry: Registry): void {
  process.on('message', async (message) => {
    if (message === ASK) process.send?.({ figures: await registry.getMetricsAsJSON() } satisfies Told)
  })
}

/**
 * The figures of all workers, each under its number. They are not added up: a counter that falls because one of them was
 * replaced would be taken for a great rise.
 */
export async function gatherFigures(workers: ReadonlyMap<number, ChildProcess>): Promise<string> {
  const told = await Promise.all([...workers].map(([number, worker]) => ask(number, worker)))
  return AggregatorRegistry.aggregate(told).metrics()
}

async function ask(number: number, worker: ChildProcess): Promise<Metrics> {
  if (!worker.connected) return []
  // With somebody to tell, a line that is just being cut is no failure of this process.
  worker.send(ASK, () => {})
  try {
    const [{ figures }] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })) as [Told]
    return figures.map((metric) => labelled(metric, String(number)))
  } catch {
    return []
  }
}

/** With a label of its own no value meets another, so "sum" leaves all as they are; prom-client would drop some. */
const labelled = (metric: Metrics[number], worker: string): Metrics[number] => ({
  ...metric,
  aggregator: 'sum',
  values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, worker } })),
})
