/** Said whenever a wave or a box of one changes: whoever packs looks again. */
export const WAVES = 'waves'
