import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './start-program.ts'

export const nginxIsHere = () => spawnSync('nginx', ['-v']).status === 0

export const NGINX_KIT = path.resolve(import.meta.dirname, '../../deploy/nginx')

/** The upstream of the deploy kit, with these processes instead of its own. */
export async function upstreamOf(ports: readonly number[]): Promise<string> {
  const text = await readFile(path.join(NGINX_KIT, 'upstream.conf'), 'utf8')
  const [, first, how] = /^( *server )[^ ]+(.*;)$/m.exec(text) ?? []
  const rest = text.replaceAll(/^ *server .*\n/gm, '')
  const servers = ports.map((port) => `${first}127.0.0.1:${port}${how}\n`).join('')
  return rest.replace(/\n}/, `\n${servers}}`)
}

/** nginx before some processes of the shop, as the deploy kit has it; only TLS and the names of hosts are left out. */
export async function runNginx(ports: readonly number[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-nginx-'))
  const port = await freePort()
  await writeMain(
    folder,
    `${await upstreamOf(ports)}
  server {
    listen 127.0.0.1:${port};
    include ${path.join(NGINX_KIT, 'locations.conf')};
  }`,
  )
  const origin = `http://127.0.0.1:${port}`
  const { stop } = await spawnNginx(folder, async () => (await fetch(`${origin}/robots.txt`)).ok)
  return {
    origin,
    async stop() {
      for (const line of await readLost(folder)) console.log(line)
      await stop()
    },
  }
}

/** What nginx says of requests it had to give up: who is refused at one process's port is sent to the other. */
async function readLost(folder: string): Promise<string[]> {
  const lines = (await readFile(path.join(folder, 'error.log'), 'utf8')).split('\n')
  return lines.filter((line) => line.includes('[error]') && !line.includes('Connection refused'))
}

/** The file around those of the kit: what a distribution brings, in a folder of our own. */
export async function writeMain(folder: string, http: string): Promise<void> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${http}
}
`,
  )
}

/** Until it answers; its folder goes with it. */
export async function spawnNginx(folder: string, answers: () => Promise<boolean>) {
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await wait(20)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await gone
      process.removeListener('exit', endWithUs)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
