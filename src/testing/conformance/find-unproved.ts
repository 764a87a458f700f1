/** One promise of the specification: what is promised, where it is built, and the tests (`file > title`) that prove it. */
export type Promised = {
  id: string
  section: string
  promise: string
  built: readonly string[]
  proved: readonly string[]
}

/** The text of a file, `''` for a folder, nothing where there is none. */
export type Read = (file: string) => string | undefined

/** `e2e/buy.spec.ts > submitting with a double click places one order` */
export function splitProof(proof: string): { file: string; title: string } {
  const at = proof.indexOf(' > ')
  return { file: proof.slice(0, at), title: proof.slice(at + 3) }
}

/** Promises nobody proves any more: without a test, or with one that is gone, or built where nothing is. */
export function findUnproved(promises: readonly Promised[], read: Read): string[] {
  const twice = promises.filter(({ id }, at) => promises.findIndex((one) => one.id === id) !== at)
  return [
    ...twice.map(({ id }) => `${id} stands there twice`),
    ...promises.flatMap(({ id, built, proved }) => [
      ...(proved.length === 0 ? [`${id} has no test`] : []),
      ...(built.length === 0 ? [`${id} is built nowhere`] : []),
      ...built
        .filter((file) => read(file) === undefined)
        .map((file) => `${id} is built in ${file}, which is gone`),
      ...proved.flatMap((proof) => {
        const { file, title } = splitProof(proof)
        return isTest(read(file) ?? '', title)
          ? []
          : [`${id} is proved by “${title}”, which is not in ${file}`]
      }),
    ]),
  ]
}

/** The title stands there as one: in quotes, as the source spells it. */
function isTest(source: string, title: string): boolean {
  return [`'`, `"`, '`'].some((quote) =>
    source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote),
  )
}
