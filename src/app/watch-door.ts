import type { FastifyRequest } from 'fastify'
import { PREVIEW_COOKIE } from '#features/site/preview-path.ts'
import { isOpen } from '#features/site/server/opening.ts'
import { readPass } from '#features/site/server/preview-pass.ts'
import { SITE } from '#features/site/site-contract.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Database } from '#platform/database/database.ts'

/** `shut` until somebody has opened the shop; whoever holds a pass looks around in a `preview` of it. */
export type DoorState = 'open' | 'shut' | 'preview'

export type Door = {
  /** Answers at once where nothing has to be looked up, which is nearly always. */
  stateFor(request: FastifyRequest): DoorState | Promise<DoorState>
  drop(tags: readonly string[]): void
  clear(): void
}

/** Whether the shop is open is asked with every request, so it is remembered until the site's settings change. */
export function watchDoor({ database, clock }: { database: Database; clock: () => Date }): Door {
  let known: boolean | undefined
  let changes = 0

  async function look(): Promise<boolean> {
    const before = changes
    const open = await isOpen(database.read)
    // What changed while it was read is read again next time.
    if (before === changes) known = open
    return open
  }

  async function behind(request: FastifyRequest): Promise<DoorState> {
    const pass = readCookie(PREVIEW_COOKIE, request.headers.cookie ?? '')
    return pass && (await readPass(database.read, pass, clock())) ? 'preview' : 'shut'
  }

  const clear = () => {
    known = undefined
    changes += 1
  }

  return {
    stateFor(request) {
      if (known) return 'open'
      if (known === false) return behind(request)
      return look().then((open) => (open ? 'open' : behind(request)))
    },
    drop: (tags) => {
      if (tags.includes(SITE)) clear()
    },
    clear,
  }
}
