import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './start-program.ts'

export const nginxIsHere = () => spawnSync('nginx', ['-v']).status === 0

/**
 * nginx before some processes of the shop, as its own manual has it: connections to them are kept, and a process that
 * does not answer is passed over for a second. It repeats only what may be repeated, so a write that a process drops
 * is a write that fails.
 */
export async function runNginx(ports: readonly number[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-nginx-'))
  const port = await freePort()
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
  upstream shop {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_max_temp_file_size 0;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await wait(20)
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await gone
      process.removeListener('exit', endWithUs)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
