import { type EncodeOptions, encode as encodeAny } from 'router:vendor/turbo-stream-v2/turbo-stream.js'
import { WholeText } from './whole-text.ts'
import { writePlain } from './write-plain.ts'

/**
 * In the place of the router's way to write what its loaders found: plain data, which is all that pages of ours have, in one go.
 *
 * @public for `router-parts-plugin.ts`
 */
export function encode(input: object, options: EncodeOptions = {}): ReadableStream<Uint8Array> {
  const { plugins = [], onComplete } = options
  const text = writePlain(input, (value) => plugins.some((plugin) => Array.isArray(plugin(value))))
  if (text === undefined) return encodeAny(input, options)
  onComplete?.()
  return new WholeText(text)
}

/** @public */
export { decode } from 'router:vendor/turbo-stream-v2/turbo-stream.js'
