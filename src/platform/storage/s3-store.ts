import { AwsClient } from 'aws4fetch'
import { seconds } from '#platform/time.ts'
import type { Store } from './store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `https://host/bucket/name` instead of `https://bucket.host/name`. */
  pathStyle: boolean
}

const TIMEOUT = seconds(15)
const RETRIES = 3

/**
 * Any store that speaks S3. The key needs to read, write, remove and list: without the right to list, S3 answers 403
 * for an object that does not exist, and a missing picture could not be told from a wrong key.
 */
export function createS3Store(settings: S3Settings, folder: string): Store {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: RETRIES,
  })
  const base = bucketAddress(settings)

  async function ask(method: string, name: string, body?: Buffer): Promise<Response> {
    const response = await client.fetch(`${base}/${folder}/${name}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body ? { body: new Uint8Array(body), headers: { 'content-type': 'image/webp' } } : {}),
    })
    if (response.ok || response.status === 404) return response
    // The answer may name keys and hosts: only its status is told.
    await response.body?.cancel()
    throw new Error(`The store answered ${response.status} to ${method}`)
  }

  return {
    async put(name, bytes) {
      const { ok } = await ask('PUT', name, bytes)
      if (!ok) throw new Error('The store has no such bucket')
    },
    async get(name) {
      const response = await ask('GET', name)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel()
    },
  }
}

function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  const path = url.pathname.replace(/\/$/, '')
  return pathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`
}
