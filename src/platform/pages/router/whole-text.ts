/** A stream of a text that is there already: whoever knows need not wait for it. */
export class WholeText extends ReadableStream<Uint8Array> {
  readonly text: string

  constructor(text: string) {
    // Nothing is made before somebody reads it.
    super(
      {
        pull(controller) {
          controller.enqueue(new TextEncoder().encode(text))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    this.text = text
  }
}
