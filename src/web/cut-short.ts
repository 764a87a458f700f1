/**
 * A card that grows into its page may be cut short by the next press. The browser says so by a promise that nobody waits
 * for, and reports it as a fault of the page; here it is heard.
 */
export function hearCutShort(): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (change) => {
    const way = start(change)
    way.ready.catch(() => {})
    return way
  }
}
