/** Where browsers fetch files, or what is wrong with it: a host, no folder of one, since files name each other from its root. */
export function readAssetUrl(
  { ASSET_URL }: { ASSET_URL?: string | undefined },
  demo: boolean,
): string | string[] {
  if (!ASSET_URL) return ''
  const { origin, protocol } = new URL(ASSET_URL)
  if (!demo && protocol !== 'https:') return ['ASSET_URL: must begin with https:// outside demo mode']
  return ASSET_URL === origin ? origin : [`ASSET_URL: must be a host alone, such as ${origin}`]
}
