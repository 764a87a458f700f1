import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countStuck } from '#features/payment/server/count-stuck.ts'
import { findLastBackup } from '#features/site/server/last-backup.ts'
import type { Asked } from '#platform/cache/tagged-cache.ts'
import type { CallOutcome } from '#platform/contract/run-call.ts'
import type { Database } from '#platform/database/database.ts'
import type { SweepFigures } from '#platform/jobs/start-jobs.ts'
import type { SmsOutcome } from '#platform/sms/choose-sender.ts'
import { TEMPLATES } from '#platform/sms/sms-sender.ts'
import { countWaiting } from './count-waiting.ts'

/** What is kept, by its name, and how often it was asked for. */
export type CountedCaches = Record<string, Readonly<Asked>>

export type Measured = {
  database: Database
  caches: CountedCaches
  sweeps: SweepFigures
  /** Open pages that hear of changes. */
  live: { readonly size: number }
}

export type Figures = {
  registry: Registry
  answered(route: string, status: number, milliseconds: number): void
  called(call: string, outcome: CallOutcome): void
  texted(template: string, outcome: SmsOutcome): void
  /** A browser stopped something on a page. */
  stopped(directive: string, from: string): void
}

/** By alerts, from the first one on: a series that begins at one has not risen, as Prometheus sees it. */
const COUNTED = 'orders.createOrder'

/** How the shop is doing, for Prometheus. What is known elsewhere is read when somebody asks. */
export function measureShop(measured: Measured): Figures {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from request to answer, by call, page or path, and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const calls = new Counter({
    name: 'shop_calls_total',
    help: 'Calls that were run, by name: done, refused with a reason, or failed',
    labelNames: ['call', 'outcome'] as const,
    registers,
  })
  const messages = new Counter({
    name: 'shop_sms_total',
    help: 'Messages with codes, by what they are about: sent, or not taken by the provider',
    labelNames: ['template', 'outcome'] as const,
    registers,
  })
  const stops = new Counter({
    name: 'shop_policy_reports_total',
    help: 'What browsers say they stopped on pages, by the rule and by where it came from',
    labelNames: ['directive', 'from'] as const,
    registers,
  })
  calls.inc({ call: COUNTED, outcome: 'done' }, 0)
  for (const template of TEMPLATES)
    for (const outcome of ['sent', 'failed'] as const) messages.inc({ template, outcome }, 0)
  measureCaches(measured, registers)
  measureDatabase(measured, registers)
  measureReplica(measured, registers)
  measureSweeps(measured, registers)
  measureMoney(measured, registers)
  measureBackups(measured, registers)
  new Gauge({
    name: 'shop_live_streams',
    help: 'Open pages that are told of changes',
    registers,
    collect() {
      this.set(measured.live.size)
    },
  })
  return {
    registry,
    answered: (route, status, milliseconds) => durations.observe({ route, status }, milliseconds / 1000),
    called: (call, outcome) => calls.inc({ call, outcome }),
    texted: (template, outcome) => messages.inc({ template, outcome }),
    stopped: (directive, from) => stops.inc({ directive, from }),
  }
}

function measureCaches({ caches }: Measured, registers: Registry[]): void {
  new Counter({
    name: 'shop_cache_asked_total',
    help: 'Visitors’ pages and answers asked for: those that were kept, those that had to be computed, and those computed ahead of being asked for',
    labelNames: ['cache', 'outcome'] as const,
    registers,
    collect() {
      this.reset()
      for (const [cache, { found, computed, ahead }] of Object.entries(caches)) {
        this.inc({ cache, outcome: 'found' }, found)
        this.inc({ cache, outcome: 'computed' }, computed)
        this.inc({ cache, outcome: 'ahead' }, ahead)
      }
    },
  })
}

function measureDatabase({ database }: Measured, registers: Registry[]): void {
  new Gauge({
    name: 'shop_database_up',
    help: '1 while the database answers, 0 while it is away',
    registers,
    collect() {
      this.set(database.isAway() ? 0 : 1)
    },
  })
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process: lent out, idle, and callers that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count)
    },
  })
}

/** Nothing is told where there is none. */
function measureReplica({ database: { replica } }: Measured, registers: Registry[]): void {
  new Gauge({
    name: 'shop_replica_used',
    help: '1 while the replica is read for what is kept, 0 while it is away, late or follows nobody',
    labelNames: ['at'] as const,
    registers,
    collect() {
      if (replica) this.set({ at: replica.at }, replica.state() === 'used' ? 1 : 0)
    },
  })
  new Gauge({
    name: 'shop_replica_lag_seconds',
    help: 'How long the replica took, or has taken so far, to get to where the database was',
    labelNames: ['at'] as const,
    registers,
    collect() {
      if (replica) this.set({ at: replica.at }, replica.lag() / 1000)
    },
  })
}

function measureMoney({ database }: Measured, registers: Registry[]): void {
  new Gauge({
    name: 'shop_waiting',
    help: 'Orders to be paid and to be shipped, payments under way, refunds not yet taken by the provider',
    labelNames: ['what'] as const,
    registers,
    async collect() {
      const waiting = await countWaiting(database.read).catch(() => undefined)
      for (const [what, count] of Object.entries(waiting ?? {})) this.set({ what }, count)
    },
  })
  new Gauge({
    name: 'shop_stuck_refunds',
    help: 'Refunds that do not go out by themselves: somebody has to look at them',
    registers,
    async collect() {
      // Who asks while the database is away learns that from another figure.
      const count = await countStuck(database.read).catch(() => undefined)
      if (count !== undefined) this.set(count)
    },
  })
}

/** Nothing is told where none was ever made: others may make them. */
function measureBackups({ database }: Measured, registers: Registry[]): void {
  new Gauge({
    name: 'shop_backup_made_timestamp_seconds',
    help: 'When the shop’s own command last made a backup',
    labelNames: [] as const,
    registers,
    async collect() {
      this.remove()
      const made = await findLastBackup(database.read).catch(() => undefined)
      if (made !== undefined) this.set(made)
    },
  })
}

function measureSweeps({ sweeps }: Measured, registers: Registry[]): void {
  new Gauge({
    name: 'shop_sweep_ended_timestamp_seconds',
    help: 'When each sweep last came to its end without a fault; until it has, when it was started',
    labelNames: ['sweep'] as const,
    registers,
    collect() {
      for (const [sweep, { endedAt }] of sweeps) this.set({ sweep }, endedAt / 1000)
    },
  })
  new Counter({
    name: 'shop_sweep_failures_total',
    help: 'How often each sweep failed',
    labelNames: ['sweep'] as const,
    registers,
    collect() {
      this.reset()
      for (const [sweep, { failures }] of sweeps) this.inc({ sweep }, failures)
    },
  })
}
