import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#platform/storage/s3-bucket.ts'

const SECRET = 'a secret key'
const BUCKET = 'shop'

export type S3StandIn = {
  settings: S3Settings
  /** By their whole address, `/shop/pictures/a.webp`. */
  objects: Map<string, Buffer>
  /** So many requests are answered 503 first. */
  stumble(times: number): void
  /** What it keeps of an object from now on is this instead. */
  spoil(how: ((body: Buffer) => Buffer) | undefined): void
  close(): void
}

/** The other side of the protocol: it signs what it received with the shared secret and compares. */
export async function startS3StandIn({ pageSize = 1000 } = {}): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>()
  const meta = new Map<string, string>()
  let failures = 0
  let spoil: ((body: Buffer) => Buffer) | undefined

  const answers: Record<string, (key: string, asked: Asked, response: ServerResponse) => void> = {
    PUT(key, { body, headers }, response) {
      objects.set(key, spoil?.(body) ?? body)
      meta.set(key, String(headers['x-amz-meta-sha256'] ?? ''))
      response.writeHead(200).end()
    },
    DELETE(key, _, response) {
      objects.delete(key)
      response.writeHead(204).end()
    },
    HEAD(key, _, response) {
      const found = objects.get(key)
      if (!found) return response.writeHead(404).end()
      const told = meta.get(key)
      response.writeHead(200, {
        'content-length': found.length,
        ...(told && { 'x-amz-meta-sha256': told }),
      })
      response.end()
    },
    GET(key, { headers, search }, response) {
      if (key === `/${BUCKET}`) return response.writeHead(200).end(listPage(search))
      const found = objects.get(key)
      if (!found) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
      if (from) return response.writeHead(206).end(found.subarray(Number(from), Number(to) + 1))
      response.writeHead(200).end(found)
    },
  }

  function listPage(search: URLSearchParams): string {
    const prefix = search.get('prefix') ?? ''
    const from = search.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .map((key) => key.slice(BUCKET.length + 2))
      .filter((key) => key.startsWith(prefix) && key > from)
      .sort()
    const page = keys.slice(0, pageSize)
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${objects.get(`/${BUCKET}/${key}`)?.length}</Size></Contents>`,
    )
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (failures > 0) {
      failures -= 1
      return response.writeHead(503).end()
    }
    if (!isSigned(request, body)) return response.writeHead(403).end('AccessKeyId secret-host')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const asked = { body, headers: request.headers, search: searchParams }
    answers[request.method ?? '']?.(decodeURIComponent(pathname), asked, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'cn-hangzhou',
      bucket: BUCKET,
      accessKeyId: 'AKIA',
      secretAccessKey: SECRET,
      pathStyle: true,
    },
    objects,
    stumble(times) {
      failures = times
    },
    spoil(how) {
      spoil = how
    },
    close: () => server.close(),
  }
}

type Asked = { body: Buffer; headers: IncomingHttpHeaders; search: URLSearchParams }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature Version 4 as its specification has it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, id, day = '', region = '', signed = '', signature] =
    pattern.exec(request.headers.authorization ?? '') ?? []
  if (id !== 'AKIA') return false
  const told = String(request.headers['x-amz-content-sha256'])
  if (told !== 'UNSIGNED-PAYLOAD' && told !== sha256(body)) return false
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const [path = '', search = ''] = (request.url ?? '').split('?')
  const query = [...new URLSearchParams(search)]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const canonical = [request.method, path, query, headers.join(''), signed, told].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(hmac(`AWS4${SECRET}`, day), region),
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}
