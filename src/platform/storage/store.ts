/** Where pictures and files are kept: a folder, or an S3-compatible store. Names are checked before they get here. */
export type Store = {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}
