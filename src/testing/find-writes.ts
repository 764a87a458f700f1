/** A table a source writes or locks, as far as its text tells. */
export type Write = { table: string; line: number; how: string }

const BUILT = /\b(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g
const WRITTEN_OUT =
  /\b(insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|lock\s+table)\s+(?:only\s+)?(\w+)|\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi
const BUILT_LOCK = /\.(for(?:NoKey)?Update|for(?:Key)?Share)\((?:\s*\[?\s*['"`](\w+))?/g
const WRITTEN_OUT_LOCK = /\bfor\s+(?:no\s+key\s+update|update|share|key\s+share)\b(?:\s+of\s+(\w+))?/gi

/** Comments may speak of tables; what is left stands on the lines it stood on. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1')

export function findWrites(source: string): Write[] {
  const text = withoutComments(source)
  const write = (at: number, table: string | undefined, how: string): Write[] =>
    table === undefined
      ? []
      : [
          {
            table: table.toLowerCase(),
            line: text.slice(0, at).split('\n').length,
            how: how.split(/\s+/).join(' '),
          },
        ]
  return [
    ...[...text.matchAll(BUILT)].flatMap(({ index, 1: how, 2: table }) => write(index, table, how ?? '')),
    ...[...text.matchAll(WRITTEN_OUT)].flatMap(({ index, 1: how, 2: other, 3: updated }) =>
      write(index, updated ?? other, how ?? 'update'),
    ),
    ...[...text.matchAll(BUILT_LOCK)].flatMap(({ index, 1: how, 2: named }) =>
      write(
        index,
        tableOf(
          named,
          /\b(?:selectFrom|innerJoin|leftJoin)\(\s*['"`](\w+)(?:\s+as\s+(\w+))?/g,
          text.slice(0, index),
        ),
        how ?? '',
      ),
    ),
    ...[...text.matchAll(WRITTEN_OUT_LOCK)].flatMap(({ index, 0: how, 1: named }) =>
      write(
        index,
        tableOf(named, /\b(?:from|join)\s+(\w+)(?:\s+(?:as\s+)?(\w+))?/gi, text.slice(0, index)),
        how,
      ),
    ),
  ]
}

/** The table a lock means: the last one read before it, or the last that goes by the name it says. */
function tableOf(named: string | undefined, reads: RegExp, before: string): string | undefined {
  const read = [...before.matchAll(reads)].reverse()
  return (named ? read.find(([, table, alias]) => table === named || alias === named) : read[0])?.[1]
}
