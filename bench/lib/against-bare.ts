import { compare, measure, type Shot } from './measure.ts'
import { note, noteRatio, noteSteady } from './report.ts'
import type { Program } from './start-program.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3

export type Subject = { what: string; shot: Shot; atLeast: number }

let answers = 0

/** Measures a request of the shop against bare Fastify answering the same request with the same bytes. */
export async function measureAgainstBare(bare: Program, { what, shot, atLeast }: Subject): Promise<void> {
  const reference = await teach(bare, shot)
  for (const connections of [16, 64]) {
    const result = await compare(
      ROUNDS,
      () => measure(shot, connections, SECONDS),
      () => measure(reference, connections, SECONDS),
    )
    const detail = `${Math.round(result.subject.rps)}/s of ${Math.round(result.reference.rps)}/s`
    noteRatio(`${what}, ${connections} connections`, result.ratio, detail, atLeast)
    if (result.subject.errors > 0) note(`${what}: errors`, String(result.subject.errors), '0', false)
    if (connections === 64) noteSteady(what, result.subject, connections)
  }
}

/** Asks the shop once and hands its bytes to the bare server. */
async function teach(bare: Program, shot: Shot): Promise<Shot> {
  answers += 1
  const response = await fetchRaw(shot)
  const headers = JSON.stringify(response.headers)
  const n = String(answers)
  await fetch(`${bare.origin}/answer?n=${n}&headers=${encodeURIComponent(headers)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(response.bytes),
  })
  return { ...shot, url: `${bare.origin}/answer/${n}` }
}

/** fetch() would unpack what is compressed; the bytes on the line are what counts. */
async function fetchRaw(shot: Shot): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const outgoing = request(
      shot.url,
      { method: shot.method ?? 'GET', headers: shot.headers },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () => {
          if (incoming.statusCode !== 200) reject(new Error(`${shot.url} answered ${incoming.statusCode}`))
          const { 'content-type': type = '', 'content-encoding': encoding } = incoming.headers
          resolve({
            bytes: Buffer.concat(chunks),
            headers: { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) },
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(shot.body)
  })
}
