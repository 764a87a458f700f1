import os from 'node:os'

const MB = 1024 ** 2
const SHARE = 1 / 16
const [LEAST, MOST] = [128 * MB, 512 * MB]

/** What this machine or this container has. */
const memoryHere = () => Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/**
 * How much PostgreSQL keeps of what it reads. It takes as much as it needs of it, and the words of 100,000 products do not fit
 * into the least; a small machine has other uses for its memory.
 */
export const chooseBuffers = (memory = memoryHere()): string =>
  `${Math.round(Math.min(Math.max(memory * SHARE, LEAST), MOST) / MB)}MB`
