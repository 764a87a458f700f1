/** A query in its order, before a page is cut out of it. */
type Listing<Row> = {
  limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } }
}

type Asked = { page: number; perPage: number; total: number }

/** One page of a list, as the wire has lists. Beyond the last row nothing is asked. */
export async function answerPage<Row, Shown>(
  { page, perPage, total }: Asked,
  listing: Listing<Row>,
  show: (row: Row) => Shown,
) {
  const offset = (page - 1) * perPage
  const rows = offset < total ? await listing.limit(perPage).offset(offset).execute() : []
  return { per_page: perPage, total, current_page: page, data: rows.map(show) }
}
