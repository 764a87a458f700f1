import { askDatabase } from './ask-database.ts'
import type { TestApp } from './start-test-app.ts'

/** At which writing statement of the next act, and how: the database refuses it, or its connection dies under it. */
export type Break = { at: number; how: 'abort' | 'kill' }

// A sequence counts on through what is rolled back.
const TRIGGERS = `
  create sequence writes_seen;
  create table break_at (n bigint, how text);
  create function break_write() returns trigger language plpgsql as $$
  declare armed break_at;
  begin
    select * into armed from break_at;
    if not found or nextval('writes_seen') <> armed.n then return null; end if;
    if armed.how = 'kill' then
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(10);
    end if;
    raise exception 'broken on purpose';
  end $$;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'break_at' loop
      execute format('create trigger break_write after insert or update or delete on %I execute function break_write()', name);
    end loop;
  end $$`

const opened = new WeakMap<TestApp, Promise<unknown>>()

type Answer = { code: number; reason?: string }

/** How a call that failed through no fault of the caller answers; the stand-in for the provider has the same database. */
const FAILED = ['shell_failed', 'shell_busy', 'orders_provider_silent']

/**
 * Breaks acts in the middle, as a machine that fails does. An act that was broken has to have changed nothing; it is then done
 * again, as a person would, and has to do what it would have done at first.
 */
export class Breaker {
  readonly #app: TestApp
  readonly #unchanged: () => Promise<void>
  #next: Break | undefined
  /** How many acts were broken so far. */
  broken = 0

  constructor(app: TestApp, unchanged: () => Promise<void>) {
    this.#app = app
    this.#unchanged = unchanged
  }

  async open(): Promise<this> {
    if (!opened.has(this.#app)) opened.set(this.#app, askDatabase(this.#app.database.url, TRIGGERS))
    await opened.get(this.#app)
    return this
  }

  breakNext(next: Break): void {
    this.#next = next
  }

  /** The same calls, of which one may be broken. */
  calls<Api extends object>(api: Api): Api {
    return new Proxy(api, {
      get: (features, name) => {
        const feature = Reflect.get(features, name) as Record<string, (input: unknown) => Promise<Answer>>
        return new Proxy(feature, {
          get: (acts, act: string) => (input: unknown) =>
            this.#do(
              () => acts[act]!(input),
              ({ reason = '' }) => !FAILED.includes(reason),
              this.#unchanged,
            ),
        })
      },
    })
  }

  /** A sweep goes on where it was broken: what it had done before stays done, what it had claimed is free after `wait`. */
  async sweep(name: string, wait: () => void): Promise<void> {
    await this.#do(
      () => this.#app.jobs.runNow(name),
      () => true,
      async () => wait(),
    )
  }

  async #do<T>(
    act: () => Promise<T>,
    isWhole: (answer: T) => boolean,
    unchanged: () => Promise<void>,
  ): Promise<T> {
    const next = this.#next
    if (!next) return act()
    this.#next = undefined
    const arm = `delete from break_at; insert into break_at values (${next.at}, '${next.how}'); alter sequence writes_seen restart`
    await askDatabase(this.#app.database.url, arm)
    const answer = await act().then(
      (said) => (isWhole(said) ? said : undefined),
      () => undefined,
    )
    await askDatabase(this.#app.database.url, 'delete from break_at')
    if (answer !== undefined) return answer
    this.broken += 1
    await unchanged()
    return act()
  }
}
