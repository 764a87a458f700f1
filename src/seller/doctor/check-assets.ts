import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { seconds } from '#platform/time.ts'
import * as m from '#words'
import { type Check, fails, holds } from './check.ts'

const PATIENCE = seconds(5)

/** Where browsers fetch files, one of this build is fetched as they do. */
export const assets: Check = {
  name: 'assets',
  title: m.doctor_assets,
  async look({ root, config: { assetUrl, publicUrl } }) {
    if (!assetUrl) return holds(m.doctor_assets_here)
    const folder = path.join(root, 'build/pages/client/assets')
    const file = (await readdir(folder).catch(() => [])).find((name) => name.endsWith('.js'))
    if (!file) return fails(m.faults_pages_not_built)
    const address = `${assetUrl}/assets/${file}`
    const answer = await fetchAs(publicUrl, address)
    if (typeof answer === 'string') return fails(m.doctor_assets_away, { address, reason: answer })
    if (answer.body !== (await readFile(path.join(folder, file), 'utf8')))
      return fails(m.doctor_assets_other, { address })
    return ['*', publicUrl].includes(answer.readers)
      ? holds(m.doctor_assets_hold, { url: assetUrl })
      : fails(m.doctor_assets_closed, { address })
  },
}

async function fetchAs(origin: string, address: string): Promise<string | { body: string; readers: string }> {
  try {
    const response = await fetch(address, { headers: { origin }, signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return String(response.status)
    const readers = response.headers.get('access-control-allow-origin') ?? ''
    return { body: await response.text(), readers }
  } catch (error) {
    const { cause, message } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}
