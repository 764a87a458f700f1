import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** New entries wait in a list for each index of words, which every search that takes this index would have to read through. */
export async function flushIndexes(tx: WriteTx): Promise<void> {
  await run(tx)`
    select gin_clean_pending_list(index.indexrelid)
    from pg_index index
    join pg_class on pg_class.oid = index.indexrelid
    join pg_am on pg_am.oid = pg_class.relam and pg_am.amname = 'gin'
    where index.indisvalid
      and (index.indrelid in ('product_search'::regclass, 'search_word'::regclass)
        or index.indrelid in (select inhrelid from pg_inherits where inhparent = 'product_search_top'::regclass))
    order by index.indexrelid`
}
