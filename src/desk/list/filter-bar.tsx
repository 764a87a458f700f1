import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#ui/act/button.tsx'
import { Select, type SelectOption } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

type Props = {
  /** What stands in the box to search in, as its name and its hint. */
  search: string
  /** Parts of the address that stay, such as the tab that is open. */
  keep?: readonly string[]
  children?: ReactNode
}

/** A list's filter is its address: it can be shared, reloaded and gone back to. `/` leads into its box. */
export function FilterBar({ search, keep = [], children }: Props) {
  const [asked] = useSearchParams()
  return (
    <Form role="search" className="mb-3 flex flex-wrap gap-2">
      {[...keep, 'hide'].map((name) => {
        const value = asked.get(name)
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <TextInput
        key={asked.get('find') ?? ''}
        type="search"
        name="find"
        data-list-search=""
        defaultValue={asked.get('find') ?? ''}
        aria-label={search}
        placeholder={search}
        className="min-w-40 flex-1 md:max-w-sm"
      />
      <Button type="submit" variant="outline">
        {m.desk_find()}
      </Button>
      {children}
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; options: readonly SelectOption[] }

/** One more thing a list is filtered by; choosing is asking. */
export function FilterChoice({ name, label, options }: ChoiceProps) {
  const [asked] = useSearchParams()
  const chosen = asked.get(name) ?? ''
  return (
    <Select
      key={chosen}
      name={name}
      aria-label={label}
      placeholder={label}
      options={options}
      defaultValue={chosen}
      className="min-w-28 max-md:flex-1 md:max-w-44"
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
  )
}
