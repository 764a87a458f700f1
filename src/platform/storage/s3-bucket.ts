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

  async function ask(name: string, { timeout, ...init }: Asking): Promise<Response> {
    const signal = AbortSignal.timeout(timeout)
    const response = await client.fetch(`${base}/${folder}/${name}`, { ...init, signal })
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
  }
}

function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/$/, '')
  return pathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`
}
