import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import type { InputLook } from './input-style.ts'
import { TextInput } from './text-input.tsx'

export type Suggestion = { value: string; content?: ReactNode }

export type SuggestInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'list'> & {
  value: string
  onChange: (value: string) => void
  suggestions: readonly Suggestion[]
  onPick: (value: string) => void
  /** Above the list: a heading, a way to clear a history. */
  head?: ReactNode
  start?: ReactNode
  end?: ReactNode
  look?: InputLook
  /** What its list is called; by itself it finds a name. */
  listId?: string
  boxClassName?: string
}

/** A text box with a list of suggestions: arrows choose, Enter takes, Esc closes; typing always wins. */
export function SuggestInput(props: SuggestInputProps) {
  const { value, onChange, suggestions, onPick, head, boxClassName, className, listId: _, ...rest } = props
  const ownId = useId()
  const listId = props.listId ?? ownId
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && (suggestions.length > 0 || head !== undefined)

  const pick = (suggestion: Suggestion) => {
    setOpen(false)
    setActive(-1)
    onPick(suggestion.value)
  }

  const keyed = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    // Enter that ends a Chinese input method's word is not a choice.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place beyond the list means the text itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
    const chosen = suggestions[active]
    if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Enter') setOpen(false)
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  }

  return (
    <div className={cx('relative', boxClassName)}>
      <TextInput
        autoComplete="off"
        {...rest}
        className={className}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}${active}` : undefined}
        value={value}
        onChange={(event) => {
          setOpen(event.target === document.activeElement)
          setActive(-1)
          onChange(event.target.value)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keyed}
      />
      <div
        className={cx(
          'absolute inset-x-0 top-[calc(100%+0.375rem)] z-40 overflow-hidden rounded-2xl bg-white p-2 shadow-lg ring-1 ring-gray-200',
          !shown && 'hidden',
        )}
        // The press must not take the focus from the box before the click arrives.
        onPointerDown={(event) => event.preventDefault()}
      >
        {head}
        <div id={listId} role="listbox" aria-label={m.ui_suggestions()} className="max-h-80 overflow-y-auto">
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the box that keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant names it instead
            <div
              key={suggestion.value}
              id={`${listId}${index}`}
              role="option"
              aria-selected={index === active}
              className={cx(
                'flex min-h-11 cursor-pointer items-center rounded-lg px-3 py-1.5 md:min-h-9',
                index === active ? 'bg-brand-50 text-brand-800' : 'text-gray-700 hover:bg-gray-100',
              )}
              onClick={() => pick(suggestion)}
            >
              {suggestion.content ?? suggestion.value}
            </div>
          ))}
        </div>
      </div>
      <span role="status" className="sr-only">
        {shown && suggestions.length > 0 && m.ui_suggestions_found({ count: suggestions.length })}
      </span>
    </div>
  )
}
