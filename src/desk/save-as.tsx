import { Button } from '#ui/act/button.tsx'
import { saveBytes } from './save-file.ts'

const FORMATS = [
  { format: 'xlsx', name: 'XLSX', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  { format: 'csv', name: 'CSV', type: 'text/csv;charset=utf-8' },
] as const

type Format = (typeof FORMATS)[number]['format']
type Props = {
  /** Makes the file; nothing where it was refused, and the person has been told. */
  make(format: Format): Promise<{ name: string; content: string } | undefined>
  done(): void
  /** Something has to be chosen first. */
  disabled?: boolean
}

/** A file of the server in the form somebody wants. */
export const SaveAs = ({ make, done, disabled }: Props) => (
  <div className="flex gap-2">
    {FORMATS.map(({ format, name, type }) => (
      <Button
        key={format}
        variant="outline"
        disabled={disabled}
        onClick={async () => {
          const file = await make(format)
          if (!file) return
          saveBytes({ ...file, type })
          done()
        }}
      >
        {name}
      </Button>
    ))}
  </div>
)
