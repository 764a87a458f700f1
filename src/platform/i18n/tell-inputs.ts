import { LANGUAGES, type Language, type Text } from './language.ts'

/** What a sentence takes, where a name may stand in both languages until it is known who reads it. */
export type InBoth<Inputs> = { [Name in keyof Inputs]: Inputs[Name] | Text }

/** The inputs of a sentence as a reader of this language gets them. */
export const tellInputs = (inputs: object, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, isText(value) ? value[language] : value]),
  )

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value)
