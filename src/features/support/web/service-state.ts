import { createStore } from '#web/create-store.ts'

/** One pop-up for the whole page, opened from the tool bar, the footer, the inbox. */
const open = createStore(false)

export const openService = () => open.write(true)
export const closeService = () => open.write(false)
export const useServiceOpen = open.useValue
