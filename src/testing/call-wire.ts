export type RawAnswer = {
  status: number
  code: number
  msg: string
  reason?: string
  data: unknown
  headers: Headers
}
export type Asking = { language?: string; token?: string; key?: string; headers?: Record<string, string> }

/** One call over HTTP, as the browser sends it. */
export async function callWire(url: string, input: unknown, asking: Asking = {}): Promise<RawAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(asking.language ? { language: asking.language } : {}),
      ...(asking.token ? { 'user-token': asking.token } : {}),
      ...(asking.key ? { 'idempotency-key': asking.key } : {}),
      ...asking.headers,
    },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  })
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`)
  const envelope = (await response.json()) as Omit<RawAnswer, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}
