import { mayRun, readLicence } from './packages/judge-licence.ts'
import { nameOf, readJson, readLock } from './packages/read-lock.ts'

/**
 * The licence of every package, as what is installed says it, and for parts of other systems as the lock file does. Fails
 * where one that a shop runs may not be in it. With `--quiet` only what is wrong is told.
 */
const all = await Promise.all(
  (await readLock()).map(async ([place, locked]) => {
    const installed = await readJson<{ license?: unknown; licenses?: unknown }>(
      `${place}/package.json`,
    ).catch(() => undefined)
    const licence = readLicence(installed?.license ?? installed?.licenses ?? locked.license)
    return { name: nameOf(place), licence, run: !locked.dev, version: locked.version ?? '' }
  }),
)

if (!process.argv.includes('--quiet')) {
  const counted = Map.groupBy(all, ({ licence }) => licence)
  for (const [licence, packages] of [...counted].toSorted((a, b) => b[1].length - a[1].length)) {
    const names = [
      ...new Set(
        packages.map(({ name, version, run }) => `${name}@${version}${run ? '' : ' (to build and test)'}`),
      ),
    ]
    console.log(`${licence}: ${packages.length}\n${names.map((name) => `  ${name}`).join('\n')}`)
  }
}
const faults = all.filter(({ licence, name, run }) => run && !mayRun(licence, name))
for (const { name, version, licence } of faults)
  console.error(
    `${name}@${version}: "${licence}" may not be in what a shop runs: take another package, or say why it may`,
  )
if (faults.length > 0) process.exitCode = 1
