import { buttonStyle } from '#ui/act/button-style.ts'

type Props = {
  label: string
  hint: string
  accept: string
  file: File | undefined
  pick(file: File | undefined): void
}

/** A file that is chosen here and sent later. */
export function FilePick({ label, hint, accept, file, pick }: Props) {
  return (
    <div>
      <label
        className={buttonStyle({ variant: 'outline' }, 'relative cursor-pointer has-focus-visible:outline-2')}
      >
        {label}
        <input
          type="file"
          accept={accept}
          className="sr-only"
          onChange={(event) => pick(event.target.files?.[0])}
        />
      </label>
      <span className="ml-3 break-all">{file?.name}</span>
      <p className="mt-1 text-sm text-gray-500">{hint}</p>
    </div>
  )
}
