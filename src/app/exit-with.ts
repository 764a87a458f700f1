/** Ends the program with a sentence instead of a stack: whoever started it can mend what it names. */
export function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
