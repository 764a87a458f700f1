import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'

/** Shown once: whoever goes on has been told to keep them. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done(): void }) {
  return (
    <div className="space-y-4">
      <Alert>{m.desk_recovery_text()}</Alert>
      <ul className="grid grid-cols-1 gap-1 rounded-lg bg-gray-50 p-3 font-mono text-sm text-gray-900">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-3">
        <Button variant="outline" onClick={() => navigator.clipboard.writeText(codes.join('\n'))}>
          {m.desk_copy()}
        </Button>
        <Button block onClick={done}>
          {m.desk_recovery_kept()}
        </Button>
      </div>
    </div>
  )
}
