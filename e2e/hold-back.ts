import type { Page } from '@playwright/test'

/** What is asked for at such an address waits until it is let through. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: waited, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await waited
    await route.continue()
  })
  return letThrough
}
