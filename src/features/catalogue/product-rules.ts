/** How goods are kept until they are at the door. */
const COLD_CLASSES = ['ambient', 'chilled', 'frozen', 'live'] as const
export type ColdClass = (typeof COLD_CLASSES)[number]
