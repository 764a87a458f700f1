import { AwsClient } from 'aws4fetch'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `https://host/bucket/name` instead of `https://bucket.host/name`. */
  pathStyle: boolean
}

const RETRIES = 3

type Asking = {
  method: string
  timeout: number
  body?: Blob | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/**
 * A folder of any store that speaks S3. The key needs to read, write, remove and list: without the right to list, S3
 * answers 403 for an object that does not exist, and a missing picture could not be told from a wrong key.
 */
export function openBucket(settings: S3Settings, folder: string) {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: RETRIES,
  })
  const base = bucketAddress(settings)

  const ask = (name: string, asking: Asking) => askAt(`${base}/${folder}/${name}`, asking)

  async function askAt(address: string, { timeout, ...init }: Asking): Promise<Response> {
    const signal = AbortSignal.timeout(timeout)
    const response = await client.fetch(address, { ...init, signal })
    if (response.ok || response.status === 404) return response
    // The answer may name keys and hosts: only its status is told.
    await response.body?.cancel()
    throw new Error(`The store answered ${response.status} to ${init.method}`)
  }

  return {
    ask,
    async put(name: string, asking: Omit<Asking, 'method'>): Promise<void> {
      const { ok } = await ask(name, { ...asking, method: 'PUT' })
      if (!ok) throw new Error('The store has no such bucket')
    },
    async remove(name: string, timeout: number): Promise<void> {
      await (await ask(name, { method: 'DELETE', timeout })).body?.cancel()
    },
    /** What is known of an object without fetching it; the hash where whoever put it there said so. */
    async look(
      name: string,
      timeout: number,
    ): Promise<{ size: number; sha256: string | undefined } | undefined> {
      const { ok, headers } = await ask(name, { method: 'HEAD', timeout })
      if (!ok) return undefined
      return {
        size: Number(headers.get('content-length')),
        sha256: headers.get(`x-amz-meta-sha256`) ?? undefined,
      }
    },
    /** Every object of the folder, a thousand a question. */
    async *list(timeout: number): AsyncGenerator<StoredObject> {
      let from: string | undefined
      do {
        const asked = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
        if (from !== undefined) asked.set('continuation-token', from)
        const response = await askAt(`${base}?${asked}`, { method: 'GET', timeout })
        if (!response.ok) throw new Error('The store has no such bucket')
        const page = await response.text()
        for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { name: tagOf(object, 'Key').slice(folder.length + 1), size: Number(tagOf(object, 'Size')) }
        from = tagOf(page, 'NextContinuationToken') || undefined
      } while (from !== undefined)
    },
  }
}

export type StoredObject = { name: string; size: number }

/** The answer is XML of a fixed shape, and our names need no escaping in it. */
const tagOf = (text: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1] ?? ''

function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/$/, '')
  return pathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`
}
