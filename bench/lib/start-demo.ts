import { type Program, startProgram } from './start-program.ts'

/** The demo shop as `npm start` runs it. */
export async function startDemo(dataDir: string, settings: Record<string, string>): Promise<Program> {
  const environment = { DATA_DIR: dataDir, SHOP_DEMO: '1', LOG_LEVEL: 'fatal', ...settings }
  return startProgram('src/app/start.ts', environment, { quiet: true })
}
