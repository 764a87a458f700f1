import type { ServerResponse } from 'node:http'
import { minutes, seconds } from '#platform/time.ts'
import { EVERYTHING } from './live-path.ts'

/**
 * Open pages that are told when something of theirs has changed, by server-sent events. A stream says only that
 * something changed, never what: the page then asks by the usual calls, which check who asks.
 */
export type LiveStream = {
  /** Whose it is; a few at a time for each. */
  owner: string
  response: ServerResponse
  /** Sends the head of the answer, once there is room. */
  begin: () => void
  /** Tags of change notices, with the event each becomes. */
  events: ReadonlyMap<string, string>
  /** Events that reach everybody at once: pages take their time with them. */
  forAll: ReadonlySet<string>
  /** Tags after which `mayStay` is asked again. */
  doubts: ReadonlySet<string>
  mayStay: () => Promise<boolean>
}

export type LiveHub = {
  /** False where there is no room; the page then asks now and then instead. */
  open(stream: LiveStream): boolean
  hear(tags: readonly string[]): void
  /** Notices may have been missed. */
  hearEverything(): void
  close(): void
  readonly size: number
}

const HEARTBEAT = seconds(20)
/** Every stream begins anew now and then: logins run out, and processes share the load. */
const LIFE = minutes(15)
const PER_OWNER = 8
const MOST = 5000
/** A reader this far behind is gone or stuck. */
const MOST_UNREAD = 64 << 10

export function createLiveHub(): LiveHub {
  const streams = new Set<LiveStream>()
  const byTag = new Map<string, Set<LiveStream>>()
  const perOwner = new Map<string, number>()
  let closed = false

  const tagsOf = (stream: LiveStream) => [...stream.events.keys(), ...stream.doubts]

  function forget(stream: LiveStream): void {
    if (!streams.delete(stream)) return
    for (const tag of tagsOf(stream)) {
      const listening = byTag.get(tag)
      listening?.delete(stream)
      if (listening?.size === 0) byTag.delete(tag)
    }
    const left = (perOwner.get(stream.owner) ?? 1) - 1
    if (left > 0) perOwner.set(stream.owner, left)
    else perOwner.delete(stream.owner)
  }

  function write(stream: LiveStream, text: string): void {
    const { response } = stream
    if (response.writableEnded) return
    if (response.writableLength > MOST_UNREAD) response.destroy()
    else response.write(text)
  }

  function end({ response }: LiveStream, lastWords?: string): void {
    if (response.writableEnded) return
    if (lastWords) response.write(lastWords)
    response.end()
  }

  function say(stream: LiveStream, event: string): void {
    write(stream, `event: ${stream.forAll.has(event) ? 'all' : 'mine'}\ndata: ${event}\n\n`)
  }

  async function doubt(stream: LiveStream): Promise<void> {
    if (await stream.mayStay().catch(() => true)) return
    // Told to leave: without this the browser would come back at once, and again.
    end(stream, 'event: bye\ndata: bye\n\n')
  }

  const heart = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n')
  }, HEARTBEAT)
  heart.unref()

  return {
    open(stream) {
      const { owner, response } = stream
      const mine = perOwner.get(owner) ?? 0
      if (closed || mine >= PER_OWNER || streams.size >= MOST) return false
      streams.add(stream)
      perOwner.set(owner, mine + 1)
      for (const tag of tagsOf(stream)) {
        const listening = byTag.get(tag)
        if (listening) listening.add(stream)
        else byTag.set(tag, new Set([stream]))
      }
      const life = setTimeout(() => end(stream), LIFE)
      life.unref()
      // A connection that breaks while it is written to is only one that has closed.
      response.on('error', () => undefined)
      response.on('close', () => {
        clearTimeout(life)
        forget(stream)
      })
      stream.begin()
      // The browser waits this long before it comes back.
      response.write(`retry: ${2000 + Math.round(Math.random() * 3000)}\n\n`)
      return true
    },
    hear(tags) {
      for (const tag of new Set(tags)) {
        for (const stream of byTag.get(tag) ?? []) {
          const event = stream.events.get(tag)
          if (event !== undefined) say(stream, event)
          if (stream.doubts.has(tag)) void doubt(stream)
        }
      }
    },
    hearEverything() {
      // A login that ended meanwhile ends its stream when it begins anew; until then it hears nothing but "ask".
      for (const stream of streams) write(stream, `event: all\ndata: ${EVERYTHING}\n\n`)
    },
    close() {
      closed = true
      clearInterval(heart)
      for (const stream of streams) end(stream)
    },
    get size() {
      return streams.size
    },
  }
}
