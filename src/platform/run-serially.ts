const queues = new Map<string, Promise<unknown>>()

/** Work under one key waits for what came before it in this process, whether that went well or not. */
export async function runSerially<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(key) ?? Promise.resolve()).then(work, work)
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}
