import { readdirSync, readFileSync } from 'node:fs'

/** What Linux tells of processes. */
const read = (file: string) => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}

export const commandOf = (pid: number): string => read(`${pid}/cmdline`).replaceAll('\0', ' ')

/** Every process below one, however deep. */
export function childrenOf(pid: number): number[] {
  const own = read(`${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return own.flatMap((child) => [child, ...childrenOf(child)])
}

export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0) / 1024

/** Who listens on a port, so that a PostgreSQL is found by its address. */
export function serverBehind(url: string): number {
  const port = new URL(url).port
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => read(`${pid}/cmdline`).split('\0').includes(`port=${port}`))
  if (!found) throw new Error(`There is no PostgreSQL on port ${port}`)
  return Number(found)
}

/** A tick of Linux's accounts. */
const TICK = 10

function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Who has ended meanwhile says nothing.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK
}

export type Cpu = { main: number; whole: number; postgres: number }

/** Milliseconds of CPU that a process has used: its main thread, all of it, and the PostgreSQL it asks. */
export function cpuOf(pid: number, postgres: number): Cpu {
  const backends = [postgres, ...childrenOf(postgres)]
  return {
    main: ticksIn(read(`${pid}/task/${pid}/stat`)),
    whole: ticksIn(read(`${pid}/stat`)),
    postgres: backends.reduce((sum, backend) => sum + ticksIn(read(`${backend}/stat`)), 0),
  }
}
