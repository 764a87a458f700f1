import { type ComponentType, type ReactNode, useState } from 'react'
import { useSingleRun } from '#ui/act/use-single-run.ts'
import { reachApi } from '#web/call-api.ts'

type Part<Asked> = { Sheet: ComponentType<Asked & { onClose: () => void }> }

/**
 * A sheet whose script is fetched by the touch that asks for it. Until it is there the button is busy; then the sheet
 * itself finds out what it needs.
 */
export function useSheetOf<Asked extends object>(
  fetchPart: () => Promise<Part<Asked>>,
  asked: Asked,
): { open: (event: unknown) => void; pending: boolean; sheet: ReactNode } {
  const [part, setPart] = useState<Part<Asked>>()
  const { run, pending } = useSingleRun(async () => setPart(await reachApi(fetchPart())))
  return { open: run, pending, sheet: part && <part.Sheet {...asked} onClose={() => setPart(undefined)} /> }
}
