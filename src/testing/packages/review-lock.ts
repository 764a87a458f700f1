import { type Locked, type Manifest, nameOf } from './read-lock.ts'

/** Known faults of packages, kept by hand: `below` is the first version without it. */
export type Advisory = { package: string; below: string; id: string }

type Reviewed = {
  lock: readonly (readonly [place: string, locked: Locked])[]
  manifest: Manifest
  npmrc: string
  advisories: readonly Advisory[]
}

/** What is wrong with what would be installed; nothing is asked of anybody. */
export function reviewLock({ lock, manifest, npmrc, advisories }: Reviewed): string[] {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  return [
    ...Object.entries(wanted).flatMap(([name, version]) =>
      /^(npm:[^@]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version)
        ? []
        : `${name}: "${version}" is no single version: write the one that is meant`,
    ),
    ...(/registry\s*=/.test(npmrc) ? ['.npmrc names a registry: packages come from one place alone'] : []),
    ...lock.flatMap(([place, locked]) => [
      ...reviewOne(place, locked, manifest),
      ...advisories
        .filter((one) => one.package === nameOf(place) && isBelow(locked.version ?? '', one.below))
        .map(({ id, below }) => `${place}: ${locked.version} has ${id}: take ${below} or later`),
    ]),
  ]
}

function reviewOne(
  place: string,
  { integrity, resolved, hasInstallScript, dev, optional }: Locked,
  manifest: Manifest,
) {
  const scripts = manifest.allowScripts[nameOf(place)]
  return [
    // A tool's part for another system is in no registry here; whoever installs it there gets it by its version alone.
    ...(integrity?.startsWith('sha512-') || (dev && optional)
      ? []
      : [`${place}: has no sha512 in the lock file: install it anew`]),
    ...(resolved ? [`${place}: names where it came from: remove "resolved"`] : []),
    ...(hasInstallScript && scripts === undefined
      ? [`${place}: runs a script when it is installed: say in allowScripts whether it may`]
      : []),
  ]
}

/** By numbers alone: what comes before a version counts as the version. */
function isBelow(version: string, limit: string): boolean {
  const [a, b] = [version, limit].map((one) => one.split(/[.-]/).slice(0, 3).map(Number)) as [
    number[],
    number[],
  ]
  const at = a.findIndex((part, n) => part !== b[n])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
