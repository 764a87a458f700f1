import { openBucket, type S3Settings } from './s3-bucket.ts'
import type { Store } from './store.ts'
import { SHORT } from './transfer-times.ts'

/** Pictures in a store that speaks S3. */
export function createS3Store(settings: S3Settings, folder: string): Store {
  const bucket = openBucket(settings, folder)
  return {
    put: (name, bytes) =>
      bucket.put(name, {
        timeout: SHORT,
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'image/webp' },
      }),
    async get(name) {
      const response = await bucket.ask(name, { method: 'GET', timeout: SHORT })
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    remove: (name) => bucket.remove(name, SHORT),
  }
}
