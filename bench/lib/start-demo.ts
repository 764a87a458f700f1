import path from 'node:path'
import { putPlainPictures } from '../../e2e/plain-pictures.ts'
import { ROOT } from './open-bench-database.ts'
import { type Program, startProgram } from './start-program.ts'

/** The demo shop as `npm start` runs it, without the minute in which it paints: that is not what is measured. */
export async function startDemo(dataDir: string, settings: Record<string, string>): Promise<Program> {
  await putPlainPictures(path.join(ROOT, 'seeds'), path.join(dataDir, 'pictures'))
  const environment = { DATA_DIR: dataDir, SHOP_DEMO: '1', LOG_LEVEL: 'fatal', ...settings }
  return startProgram('src/app/start.ts', environment, { quiet: true })
}
