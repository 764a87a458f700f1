/** Ends the task: what takes a slow phone long goes in steps, and what was touched meanwhile is answered between them. */
export const rest = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
