type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Who can ask the person at the desk to show again that it is them: the dialog of the page that is open. */
export function whoAsksAgain(asking: Ask): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = undefined
  }
}

/** Whether they have shown it; no where nobody can be asked. */
export const showAgain = async (): Promise<boolean> => (await ask?.()) ?? false
