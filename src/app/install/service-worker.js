/**
 * Runs beside the pages in the browser. It keeps what is the same for everybody and never changes: the files of the
 * build, the shop's pictures, and the page that says that there is no network. Pages, calls and what buyers have
 * uploaded are never kept. A new build brings a new worker, which throws away what the old one kept.
 */
const KEPT = 'xianji BUILD_VERSION'
const PICTURES = `${KEPT} pictures`
const OFFLINE = '/offline'
/** Where the files of the build are fetched; empty: where the pages are. */
const ELSEWHERE = 'ASSET_URL'
/** The shop's own pictures, by how they are called; those of buyers begin with `u-`. */
const SHOP_PICTURE = /^\/pictures\/(?!u-|avatar-)/
const MOST_PICTURES = 400

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

addEventListener('message', ({ data }) => {
  if (typeof data?.language === 'string') void keepOfflinePage(data.language).catch(() => undefined)
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET') return
  if (origin === ELSEWHERE && pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(KEPT, request))
  if (origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(KEPT, request))
  else if (SHOP_PICTURE.test(pathname)) event.respondWith(keptPicture(event))
})

async function begin() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.startsWith(KEPT)).map((name) => caches.delete(name)))
  // The page is asked for while the worker wakes up: nobody waits for it.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

async function keptOrFetched(name, request) {
  const cache = await caches.open(name)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await cache.put(request, response.clone())
  return response
}

async function keptPicture(event) {
  const response = await keptOrFetched(PICTURES, event.request)
  event.waitUntil(forgetOldest())
  return response
}

async function forgetOldest() {
  const cache = await caches.open(PICTURES)
  const kept = await cache.keys()
  const tooMany = kept.slice(0, Math.max(0, kept.length - MOST_PICTURES))
  await Promise.all(tooMany.map((request) => cache.delete(request)))
}

/** In the language of the page that speaks; kept under one name, whatever it is. */
async function keepOfflinePage(language = '') {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(OFFLINE)
  if (kept && (!language || kept.headers.get('content-language') === language)) return
  const response = await fetch(`${OFFLINE}?language=${encodeURIComponent(language)}`)
  if (response.ok) await cache.put(OFFLINE, response)
}
