import Search from 'lucide-react/icons/search'
import { type ReactNode, useId } from 'react'
import { useHref } from 'react-router'
import { cx } from '#ui/cx.ts'
import { SuggestInput, type Suggestion } from './suggest-input.tsx'

export type SearchBoxProps = {
  /** Where the form goes when there is no JavaScript. */
  action: string
  name?: string
  label: string
  placeholder?: string
  /** Words of the button; phones show the glass alone. */
  submit: string
  value: string
  onChange: (value: string) => void
  /** Called with the trimmed text, never with an empty one. */
  onSearch: (value: string) => void
  suggestions?: readonly Suggestion[]
  head?: ReactNode
  maxLength?: number
  className?: string
}

export function SearchBox(props: SearchBoxProps) {
  return <Box {...props} listId={useId()} />
}

function Box(props: SearchBoxProps & { listId: string }) {
  const {
    action,
    name = 'keyword',
    label,
    submit,
    value,
    onChange,
    onSearch,
    suggestions = [],
    className,
  } = props
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted) onSearch(wanted)
  }
  return (
    <search className={cx('block', className)}>
      <form
        action={useHref(action)}
        method="get"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          search(value)
        }}
      >
        <SuggestInput
          look="pill"
          listId={props.listId}
          name={name}
          aria-label={label}
          placeholder={props.placeholder}
          enterKeyHint="search"
          maxLength={props.maxLength}
          value={value}
          onChange={onChange}
          suggestions={suggestions}
          head={props.head}
          onPick={(picked) => {
            onChange(picked)
            search(picked)
          }}
        />
        <button
          type="submit"
          className="absolute right-1 top-1 flex h-9 min-w-14 items-center justify-center gap-1.5 rounded-full bg-brand-600 px-4 font-medium text-white transition-colors hover:bg-brand-700 md:px-6"
        >
          <Search className="size-4.5 stroke-[2.25]" />
          <span className="max-md:sr-only">{submit}</span>
        </button>
      </form>
    </search>
  )
}
