import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'

/**
 * Counts in the database, so that limits hold across restarts and processes. The count stands outside the caller's
 * transaction: a refused attempt still counts.
 */
export type Limiter = {
  /** 0 when the call may go on, else the seconds to wait. */
  consume(key: string, limit: { points: number; seconds: number }): Promise<number>
  /** Gives the attempts back, as after a successful login. */
  forget(key: string): Promise<void>
}

export function createLimiter(database: Database, clock: () => Date): Limiter {
  return {
    async consume(key, { points, seconds }) {
      const now = clock()
      const ends = new Date(now.getTime() + seconds * 1000)
      const { rows } = await run<{ points: number; ends_at: Date }>(database.statement)`
        insert into limit_count as c (key, points, ends_at) values (${key}, 1, ${ends})
        on conflict (key) do update set
          points = case when c.ends_at <= ${now} then 1 else least(c.points + 1, ${points} + 1) end,
          ends_at = case when c.ends_at <= ${now} then ${ends} else c.ends_at end
        returning points, ends_at`
      const [count] = rows
      if (!count || count.points <= points) return 0
      return Math.max(1, Math.ceil((count.ends_at.getTime() - now.getTime()) / 1000))
    },
    async forget(key) {
      await database.statement.deleteFrom('limit_count').where('key', '=', key).execute()
    },
  }
}
