import type { Shown } from '#features/me/web/take-overlay.ts'

/**
 * What a page shows that is a buyer's own or may be marked by them, as the same page is sent to everyone:
 * `export const handle = shows<typeof loader>((data) => ({ products: idsOf(data.products) }))`. `ask-overlay.tsx` asks for it.
 */
export type Shows = { shows: (data: never) => Shown }

export const shows = <L extends (...asked: never[]) => Promise<unknown>>(
  of: (data: Awaited<ReturnType<L>>) => Shown,
): Shows => ({ shows: of })

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
