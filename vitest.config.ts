import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/watch-tests.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Every file has a shop and a database of its own; loading the whole house anew for each took a third of the time.
    isolate: false,
    // Guards against what hangs, not measures of speed: a busy machine is no fault of the shop.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Node runs the sources as they are; tests see the same.
    server: { deps: { inline: [] } },
  },
})
