import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { askOver } from './ask-over.ts'
import { NGINX_KIT, spawnNginx, upstreamOf, writeMain } from './run-nginx.ts'
import { freePort } from './start-program.ts'

/** The name in the kit's files, and that of the files' host in docs/deploy.md. */
export const [SHOP_NAME, FILES_NAME] = ['shop.example.com', 'files.example']

/**
 * nginx before two processes by the very files of the kit: TLS with a certificate made here, the plain port that leads to it, and
 * the files' host as docs/deploy.md writes it. Only ports, folders and the certificate are others.
 */
export async function runFrontDoor(ports: readonly number[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-front-door-'))
  // nginx drops its rights: its workers read what is theirs to hand out.
  await chmod(folder, 0o755)
  const at = (name: string) => path.join(folder, name)
  const [plain, tls, files] = [await freePort(), await freePort(), await freePort()]
  await cp(NGINX_KIT, at('xianji'), { recursive: true })
  await mkdir(at('acme/.well-known/acme-challenge'), { recursive: true })
  await writeFile(at('acme/.well-known/acme-challenge/token'), 'proof')
  makeCertificate(folder)
  const certificate = `ssl_certificate ${at('cert.pem')};\n  ssl_certificate_key ${at('key.pem')};`
  await writeFile(at('xianji/upstream.conf'), await upstreamOf(ports))
  const shop = (await readFile(at('xianji/xianji.conf'), 'utf8'))
    .replace(/ssl_certificate .*;\n\s*ssl_certificate_key .*;/, certificate)
    .replaceAll('/var/www/acme', at('acme'))
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plain};`)
    .replaceAll(/listen (\[::\]:)?443/g, `listen $1${tls}`)
  await writeFile(at('xianji/xianji.conf'), shop)
  const guide = await readFile(path.resolve(NGINX_KIT, '../../docs/deploy.md'), 'utf8')
  const [, lines = ''] = /```nginx\n(.*?)```/s.exec(guide) ?? []
  const cached = lines
    .replace('/var/cache/nginx/shop', at('cache'))
    .replace('listen 443 ssl;', `listen ${files} ssl;\n    ${certificate}`)
    .replaceAll('https://shop.example;', `https://127.0.0.1:${tls};`)
    .replaceAll('Host shop.example;', `Host ${SHOP_NAME};`)
  await writeMain(folder, `include xianji/xianji.conf;\n${cached}`)
  const ca = await readFile(at('cert.pem'))
  const ask = askOver({ ca, port: tls, name: SHOP_NAME })
  const { stop } = await spawnNginx(folder, async () => (await ask('/robots.txt')).status === 200)
  return { ask, askFiles: askOver({ ca, port: files, name: FILES_NAME }), plain, tls, ca, stop }
}

function makeCertificate(folder: string): void {
  const names = `subjectAltName=DNS:${SHOP_NAME},DNS:${FILES_NAME}`
  const made = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`, '-subj', `/CN=${SHOP_NAME}`]
  const key = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-addext', names, ...made]
  execFileSync('openssl', key, { stdio: 'ignore' })
}
