import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDesk } from '#platform/contract/define.ts'
import { describeApi, describeInput } from '#platform/contract/describe-api.ts'
import { inputLike } from '#testing/any-input/arbitrary-input.ts'
import { everyCall } from '#testing/any-input/ask-as.ts'
import { features } from './api.ts'

const document = describeApi(features, 'test')
const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }))
const compile = (schema: object) => new Ajv2020({ strict: false, validateFormats: false }).compile(schema)

/** Every schema in it, with the place where it stands. */
function* schemasIn(
  value: unknown,
  place: string,
): Generator<[place: string, schema: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  yield [place, value as Record<string, unknown>]
  for (const [name, inner] of Object.entries(value)) yield* schemasIn(inner, `${place}/${name}`)
}

test('the API reference is OpenAPI 3.1: every call has a name, a body and an answer of its own', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Xianji', version: 'test' } })
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { path, parameters, requestBody, responses } of operations) {
    expect(path).toMatch(/^\/(?:api\/)?v1\/[\w/-]+$/)
    expect(Object.keys(responses)).toEqual(['200'])
    expect(Object.keys(requestBody.content)).toHaveLength(1)
    for (const parameter of parameters)
      expect(parameter).toMatchObject({ in: expect.stringMatching(/^(header|query)$/) })
    expect(() => compile(responses[200].content['application/json'].schema), path).not.toThrow()
  }
})

test('no schema says two things at once about what a value is', () => {
  const torn = operations.flatMap(({ path, requestBody, responses }) =>
    [...schemasIn({ requestBody, responses }, path)]
      .filter(([, schema]) => 'type' in schema && ('anyOf' in schema || 'oneOf' in schema))
      .map(([place]) => place),
  )
  expect(torn).toEqual([])
})

const published = everyCall.filter(({ call }) => !isDesk(call))

test.each(published)('what $name takes is what is published', ({ call }) => {
  const fits = compile(describeInput(call))
  const taken = fc
    .sample(inputLike(call.input), { numRuns: 40, seed: 20261116 })
    .filter((body) => call.input.safeParse(body).success)
  const hidden = taken.filter((body) => !fits(body))
  expect(hidden).toEqual([])
})
