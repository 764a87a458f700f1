/** It is no file this reads, a broken one, or one that would fill the memory. */
export class SheetBroken extends Error {}
