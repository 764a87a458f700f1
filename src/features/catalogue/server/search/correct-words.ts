import { sql } from 'kysely'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Run } from './fold-text.ts'
import { SHORTEST_WORD } from './index-products.ts'
import type { Corrections } from './read-keyword.ts'
import { isOneSlipApart, withoutOneLetter } from './word-forms.ts'

const LONGEST_WORD = 30
const MOST = 5

/** For each English word that was typed, the words of product names that are one slip away from it. */
export async function findCorrections(tx: ReadTx, runs: readonly Run[]): Promise<Corrections> {
  const corrections = new Map<string, string[]>()
  for (const { text } of runs) {
    if (!/^[a-z]+$/.test(text) || text.length < SHORTEST_WORD - 1 || text.length > LONGEST_WORD) continue
    const near = await tx
      .selectFrom('search_word')
      .select('word')
      .where(sql<boolean>`forms && ${withoutOneLetter(text)}::text[]`)
      .orderBy('word')
      .limit(100)
      .execute()
    const meant = near.map(({ word }) => word).filter((word) => isOneSlipApart(word, text))
    if (meant.length > 0) corrections.set(text, meant.slice(0, MOST))
  }
  return corrections
}
