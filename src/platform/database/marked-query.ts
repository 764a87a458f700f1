import pg from 'pg'

type Field = { name: string; dataTypeID: number }
/** What the driver keeps of a description; its types name none of it. */
type Columns = { fields: readonly Field[]; _parsers: unknown; _prebuiltEmptyResultObject: unknown }
type Described = { fields: readonly Field[] }
type Driven = pg.Query & {
  _result: Columns
  _accumulateRows: boolean
  handleRowDescription(described: Described): void
}
type Done = (error: Error | undefined, answer: unknown) => void

const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[], done: Done) => Driven

const known = new Map<string, Columns>()

/**
 * A statement with a name. PostgreSQL says each time what its columns are, and the driver works out each time how they are read, which
 * takes as long as to read a row or two; here that is done once, and again when they are others.
 */
export class MarkedQuery extends DriversQuery {
  readonly name: string

  constructor(name: string, text: string, values: unknown[], done: Done) {
    super(text, values, done)
    this.name = name
  }

  override handleRowDescription(described: Described): void {
    const before = known.get(this.name)
    if (before && isSame(before.fields, described.fields)) {
      this._result.fields = before.fields
      this._result._parsers = before._parsers
      this._result._prebuiltEmptyResultObject = before._prebuiltEmptyResultObject
      this._accumulateRows = true
      return
    }
    super.handleRowDescription(described)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

const isSame = (some: readonly Field[], others: readonly Field[]) =>
  some.length === others.length &&
  some.every(({ name, dataTypeID }, at) => name === others[at]?.name && dataTypeID === others[at].dataTypeID)
