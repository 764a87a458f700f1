/** In the browser: the code of this page came from there. */
const { host, origin } = new URL(import.meta.url)

/** Empty: files come from where the page does. */
let elsewhere = !host || origin === location.origin ? '' : origin

/** On the server: what is rendered now asks there (`ASSET_URL`). A page is rendered in one go, so no other can come between. */
export const fetchAssetsFrom = (assetUrl: string) => {
  elsewhere = assetUrl
}

/** Where a file of the build or a picture that never changes is fetched; another host may keep copies of these. */
export const assetAddress = (path: string) => elsewhere + path
