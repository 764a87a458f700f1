/** The contract counts no further. */
const MAX_PAGE = 1_000_000

/** The page an address asks for; nonsense is the first one. */
export const pageOf = (url: URL): number =>
  Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1))
