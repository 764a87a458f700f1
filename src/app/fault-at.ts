import { Refusal } from '#platform/refusal.ts'

/** What went wrong at one of several databases a shop has addresses of, so that whoever starts it is told which. */
export class FaultAt extends Error {
  override name = 'FaultAt'
  readonly databaseUrl: string

  constructor(databaseUrl: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.databaseUrl = databaseUrl
  }
}

/** A refusal says by itself what to mend. */
export async function atDatabase<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : new FaultAt(databaseUrl, error)
  }
}
