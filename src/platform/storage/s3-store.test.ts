import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { S3Settings } from './s3-bucket.ts'
import { createS3Files } from './s3-files.ts'
import { createS3Store } from './s3-store.ts'

const SECRET = 'a secret key'
const objects = new Map<string, Buffer>()
let failures = 0

/** The other side of the protocol: it signs what it received with the shared secret and compares. */
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (failures > 0) {
    failures -= 1
    return response.writeHead(503).end()
  }
  if (!isSigned(request, body)) return response.writeHead(403).end('AccessKeyId secret-host')
  const key = decodeURIComponent(request.url ?? '')
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  const found = objects.get(key)
  if (request.method === 'GET' && !found) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (found && from) return response.writeHead(206).end(found.subarray(Number(from), Number(to) + 1))
  response.writeHead(request.method === 'DELETE' ? 204 : 200).end(found)
})

let settings: S3Settings
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'cn-hangzhou',
    bucket: 'shop',
    accessKeyId: 'AKIA',
    secretAccessKey: SECRET,
    pathStyle: true,
  }
})
afterAll(() => server.close())

test('what is put can be got until it is removed; what is missing is undefined', async () => {
  const store = createS3Store(settings, 'pictures')
  const bytes = Buffer.from([0, 255, 1, 2, 3])
  expect(await store.get('a.webp')).toBeUndefined()
  await store.put('a.webp', bytes)
  await store.put('sizes/a-160.webp', bytes)
  expect([...objects.keys()].sort()).toEqual(['/shop/pictures/a.webp', '/shop/pictures/sizes/a-160.webp'])
  expect(await store.get('a.webp')).toEqual(bytes)
  await store.remove('a.webp')
  await store.remove('a.webp')
  expect(await store.get('a.webp')).toBeUndefined()
})

test('a file goes in from the disk and comes out as a stream, whole or in part', async () => {
  const files = createS3Files(settings, 'files')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-s3-'))
  const whole = Buffer.from('0123456789')
  await writeFile(path.join(folder, 'a'), whole)
  await files.put('goods/a', path.join(folder, 'a'))
  await rm(folder, { recursive: true })
  expect(objects.get('/shop/files/goods/a')).toEqual(whole)
  expect(await buffer((await files.read('goods/a'))!)).toEqual(whole)
  const pieces: Uint8Array[] = []
  const send = await files.send('goods/a', { from: 2, to: 4 })
  await send?.(async (piece) => void pieces.push(Buffer.from(piece)))
  expect(Buffer.concat(pieces).toString()).toBe('234')
  await files.remove('goods/a')
  expect(await files.read('goods/a')).toBeUndefined()
})

test('a store that stumbles is asked again', async () => {
  failures = 2
  const store = createS3Store(settings, 'pictures')
  await store.put('b.webp', Buffer.from('b'))
  expect(await store.get('b.webp')).toEqual(Buffer.from('b'))
})

test('a wrong secret is an error that tells nothing of the inside', async () => {
  const store = createS3Store({ ...settings, secretAccessKey: 'wrong' }, 'pictures')
  await expect(store.get('b.webp')).rejects.toThrow(/^The store answered 403 to GET$/)
  await expect(store.put('b.webp', Buffer.from('c'))).rejects.toThrow('403')
  expect(objects.get('/shop/pictures/b.webp')).toEqual(Buffer.from('b'))
})

test('the settings are all there or none, and every missing one is named', () => {
  expect(readConfig({}).s3).toBeUndefined()
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'shop' })).toThrow(
    /S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/,
  )
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'shop',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  expect(readConfig(whole).s3).toMatchObject({ bucket: 'shop', region: 'us-east-1', pathStyle: true })
  expect(readConfig({ ...whole, S3_PATH_STYLE: 'off', S3_REGION: 'auto' }).s3).toMatchObject({
    pathStyle: false,
    region: 'auto',
  })
})

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
  const canonical = [request.method, request.url, '', headers.join(''), signed, told].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(hmac(`AWS4${SECRET}`, day), region),
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}
