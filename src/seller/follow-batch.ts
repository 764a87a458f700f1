import type { Api } from '#platform/contract/api-types.ts'
import type { Tick } from '#platform/progress/progress.ts'
import { seconds } from '#platform/time.ts'

const EVERY = seconds(0.5)

/**
 * Tells how far the batch under way has come while it runs. The act that runs it prints nothing and answers at its end, so
 * it is asked for beside it, as a desk in a browser would.
 */
export async function followBatch<T>(
  { batchesSeller }: Pick<Api, 'batchesSeller'>,
  tick: Tick,
  running: Promise<T>,
): Promise<T> {
  const look = async () => {
    const { data } = await batchesSeller.listBatches({})
    const batch = data?.find(({ finished }) => finished === 0)
    if (batch) tick(batch.total - batch.counts.ready, batch.total)
  }
  // Whoever only looks does not fail what is being done.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY)
  try {
    return await running
  } finally {
    clearInterval(timer)
  }
}
