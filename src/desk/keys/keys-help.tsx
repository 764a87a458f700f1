import { useState } from 'react'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'

export type KeyName = readonly [key: string, means: string]

/** What the keys of a page do, shown by `?`. The hook's answer opens it. */
export function useKeysHelp(names: readonly KeyName[]) {
  const [open, setOpen] = useState(false)
  const help = (
    <Dialog open={open} onClose={() => setOpen(false)} title={m.packing_keys()} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {names.map(([key, means]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded bg-gray-100 px-2 py-0.5 font-mono text-sm ring-1 ring-gray-300">
                {key}
              </kbd>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
  return { help, showHelp: () => setOpen(true) }
}
