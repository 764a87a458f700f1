import type { TestApp } from './start-test-app.ts'

/** What an open page of this buyer hears, as `event:data`, until it is closed; or one of somebody else, by their cookie. */
export async function listenLive(
  app: Pick<TestApp, 'origin'>,
  token: string,
  { path = '/live', cookie = `user_token=${token}` } = {},
) {
  const leaving = new AbortController()
  const response = await fetch(`${app.origin}${path}`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const heard: string[] = []
  const ended = read(response, heard).then(
    () => 'ended' as const,
    () => 'cut' as const,
  )
  return { status: response.status, headers: response.headers, heard, ended, leave: () => leaving.abort() }
}

async function read(response: Response, heard: string[]): Promise<void> {
  let rest = ''
  for await (const chunk of response.body ?? []) {
    rest += new TextDecoder().decode(chunk as Uint8Array)
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const [, kind, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? []
      if (kind) heard.push(`${kind}:${data}`)
    }
  }
}
