import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SmsStandIn = {
  endpoint: string
  /** What was asked for, the oldest first: PhoneNumbers, SignName, TemplateCode, TemplateParam. */
  asked: Record<string, string>[]
  /** What it says from now on; anything but `OK` is a message that did not leave. */
  answer(code: string): void
  close(): void
}

/** Aliyun's side of the wire, so that the official SDK speaks to something. */
export async function startSmsStandIn(): Promise<SmsStandIn> {
  const asked: SmsStandIn['asked'] = []
  let answer = 'OK'
  const server = createServer((request, response) => {
    request.resume()
    asked.push(Object.fromEntries(new URL(request.url ?? '', 'http://aliyun').searchParams))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ Code: answer, Message: 'said', RequestId: '1', BizId: '1' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (code) => {
      answer = code
    },
    close: () => server.close(),
  }
}
