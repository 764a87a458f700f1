import { connect as connectHttp2 } from 'node:http2'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { run } from '#platform/database/raw-sql.ts'
import { realSettings } from '#testing/real-settings.ts'
import { open, type Said } from './lib/ask-over.ts'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { FILES_NAME, runFrontDoor, SHOP_NAME } from './lib/run-front-door.ts'
import { nginxIsHere } from './lib/run-nginx.ts'
import { freePort, type Program, startProgram } from './lib/start-program.ts'

/**
 * What docs/deploy.md says of nginx, asked through nginx: two processes of the shop behind the files of `deploy/nginx`, over TLS.
 */
if (!nginxIsHere()) {
  console.log('front door: nginx is not installed here (Debian: apt install nginx); nothing was asked.')
  process.exit(1)
}
const bench = await openBenchDatabase()
const { makeBuyers } = await import('./lib/many-buyers.ts')
// A real shop, which tells browsers to come by https alone, does not start where a demo is marked.
await run(bench.database.statement)`delete from setting where module = 'demo'`
const [buyer] = await bench.database.write((tx) => makeBuyers(tx, 1))
const token = buyer?.token ?? ''
const ports = [await freePort(), await freePort()]
const processes: Program[] = []
for (const port of ports)
  processes.push(
    await startProgram(
      'src/app/start.ts',
      {
        ...realSettings(),
        DATABASE_URL: bench.url,
        DATA_DIR: bench.dataDir,
        PUBLIC_URL: `https://${SHOP_NAME}`,
        ASSET_URL: `https://${FILES_NAME}`,
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'fatal',
        PORT: String(port),
      },
      { quiet: true },
    ),
  )
const { ask, askFiles, plain, tls, ca, stop } = await runFrontDoor(ports)
const door = { ca, port: tls, name: SHOP_NAME }
const JSON_BODY = { 'content-type': 'application/json', language: 'en-us' }
const codeOf = ({ body }: Said) => {
  try {
    return (JSON.parse(body) as { reason?: string; code: number }).reason ?? 'done'
  } catch {
    return 'no envelope'
  }
}
const noteSaid = (what: string, figure: unknown, target: string | number) =>
  note(`front door: ${what}`, String(figure), String(target), String(figure) === String(target))

const led = await fetch(`http://127.0.0.1:${plain}/en/search?keyword=a`, {
  redirect: 'manual',
  headers: { host: SHOP_NAME },
})
noteSaid(
  'the plain port leads to https, to the same address',
  `${led.status} ${led.headers.get('location')?.replace('127.0.0.1', SHOP_NAME)}`,
  `301 https://${SHOP_NAME}/en/search?keyword=a`,
)
const proof = await fetch(`http://127.0.0.1:${plain}/.well-known/acme-challenge/token`)
noteSaid('a certificate is proved at the plain port', await proof.text(), 'proof')

const home = await ask('/en', { headers: { accept: 'text/html' } })
noteSaid('a page', home.status, 200)
noteSaid('come by https alone', home.headers['strict-transport-security'], 'max-age=31536000')
noteSaid(
  'its policy is the shop’s',
  /script-src/.test(String(home.headers['content-security-policy'])),
  'true',
)
noteSaid('HTTP/2 is spoken', await pageOverHttp2(), 200)
noteSaid('TLS 1.1 is not', await protocolAt('TLSv1.1'), 'refused')
noteSaid('TLS 1.2 is', await protocolAt('TLSv1.2'), 'TLSv1.2')
for (const place of ['/metrics', '/docs', '/docs/json', '/healthz', '/readyz'])
  noteSaid(`${place} is nobody’s who comes from outside`, (await ask(place)).status, 404)

const post = (where: string, input: object, headers: object = {}, host?: string) =>
  ask(where, {
    method: 'POST',
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify(input),
    ...(host ? { host } : {}),
  })
noteSaid('what is said to an open page arrives while it is open', await hearLive(), 'heard')
noteSaid(
  'a picture over 5 MB is refused by the shop, in words',
  codeOf(await sendPicture(5.5)),
  'uploads_too_large',
)
noteSaid('one over 6 MB by nginx', (await sendPicture(7)).status, 413)

const own = Object.values(os.networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address
if (own) noteSaid('300 searches a minute, whoever one says to be', await searchAsMany(own), 'refused')
else console.log('This host has no address but its own: limits by address were not asked for.')

const [asset = ''] = /\/assets\/[^"' ]+\.js/.exec(home.body) ?? []
const first = await askFiles(asset)
noteSaid(
  'a script from the files’ host',
  `${first.status} ${first.headers['access-control-allow-origin']}`,
  '200 *',
)
noteSaid('it may be kept for ever', /immutable/.test(String(first.headers['cache-control'])), 'true')
noteSaid('a page is not to be had there', (await askFiles('/en')).status, 404)
for (const one of processes) await one.stop()
const kept = await askFiles(asset)
noteSaid('with no process left the script is still there', kept.body === first.body && kept.status, 200)
noteSaid('and a page says 502', (await ask('/en')).status, 502)
await stop()
await bench.close()
closeReport()

function pageOverHttp2(): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${tls}`, { ca, servername: SHOP_NAME })
    session.once('error', reject)
    const stream = session.request({ ':path': '/en', ':authority': SHOP_NAME })
    stream.once('response', (headers) => {
      resolve(Number(headers[':status']))
      session.destroy()
    })
    stream.end()
  })
}

function protocolAt(version: 'TLSv1.1' | 'TLSv1.2'): Promise<string> {
  return new Promise((resolve) => {
    const asked = { ca, servername: SHOP_NAME, minVersion: version, maxVersion: version } as const
    // The library here refuses old versions by itself: it is told not to, so that nginx is the one who does.
    const socket = connectTls(
      { host: '127.0.0.1', port: tls, ciphers: 'DEFAULT:@SECLEVEL=0', ...asked },
      () => {
        resolve(socket.getProtocol() ?? '')
        socket.destroy()
      },
    )
    socket.once('error', () => resolve('refused'))
  })
}

/** A message to support changes what an open page of the same buyer shows. */
async function hearLive(): Promise<string> {
  const stream = await open(door, '/live', {
    headers: { cookie: `user_token=${token}`, accept: 'text/event-stream' },
  })
  const heard = new Promise<string>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      if (chunk.includes('event:')) resolve('heard')
    })
  })
  await bench.database.write(async (tx) => {
    const { changed } = await import('#platform/cache/change-notices.ts')
    const { NOTICES } = await import('#features/notices/notices-contract.ts')
    changed(tx, NOTICES)
  })
  const result = await Promise.race([heard, wait(5000, 'silence')])
  stream.destroy()
  return result
}

function sendPicture(megabytes: number): Promise<Said> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(megabytes * 2 ** 20, 1),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.length),
    'user-token': token,
    language: 'en-us',
  }
  return ask('/api/v1/64803624da6de', { method: 'POST', headers, body })
}

/** Each process counts for itself, so two of them allow twice as many. */
async function searchAsMany(host: string): Promise<string> {
  for (let n = 0; n < 620; n += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        post(
          '/v1/catalogue/search',
          { keyword: `p${n + at}` },
          { 'x-forwarded-for': `203.0.113.${at}, 198.51.100.${at}` },
          host,
        ),
      ),
    )
    if (answers.some(({ status }) => status === 429)) return n > 280 ? 'refused' : `refused after ${n}`
  }
  return 'never refused'
}
