import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** The texts these pages have now, kept as they are for as long as somebody may ask what they said. Answers their ids. */
export async function keepPageTexts(tx: WriteTx, pages: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await run<{ id: number }>(tx)`
    with current as (
      select id as page_id, title, content,
        sha256(convert_to(title::text || content::text, 'UTF8')) as hash
      from page where id = any(${pages})
    ), added as (
      insert into page_text (page_id, title, content, hash, first_at)
      select page_id, title, content, hash, ${now} from current
      where not exists (select from page_text t where t.page_id = current.page_id and t.hash = current.hash)
      -- Somebody else may be adding it at this moment; then theirs is found below once they are done.
      on conflict (page_id, hash) do update set page_id = excluded.page_id
      returning id
    )
    select id from added
    union
    select t.id from page_text t join current using (page_id, hash)`
  return rows.map(({ id }) => id)
}
