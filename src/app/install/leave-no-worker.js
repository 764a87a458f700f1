/** Takes the place of a worker that is no longer wanted: forgets what it kept, and goes. */
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
}
