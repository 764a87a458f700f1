import type { Asking, RawAnswer } from '#testing/start-test-app.ts'

/** One call over HTTP, as the browser sends it. */
export async function callWire(url: string, input: unknown, asking: Asking = {}): Promise<RawAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(asking.language ? { language: asking.language } : {}),
      ...(asking.token ? { 'user-token': asking.token } : {}),
      ...(asking.key ? { 'idempotency-key': asking.key } : {}),
    },
    body: JSON.stringify(input),
  })
  const envelope = (await response.json()) as Omit<RawAnswer, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}
