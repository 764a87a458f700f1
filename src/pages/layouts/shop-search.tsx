import { Search } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import * as m from '#words'

/** Works before JavaScript comes: a form that goes to the search page. An empty keyword goes nowhere. */
export function ShopSearch() {
  const [keyword, setKeyword] = useState('')
  return (
    <Form
      role="search"
      action="/Search"
      onSubmit={(event) => keyword.trim() === '' && event.preventDefault()}
      className="flex h-11 overflow-hidden rounded-full bg-white ring-2 ring-inset ring-brand-600 focus-within:ring-brand-700"
    >
      <input
        type="search"
        name="keyword"
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        maxLength={100}
        aria-label={m.shell_search_label()}
        placeholder={m.shell_search_hint()}
        className="min-w-0 flex-1 bg-transparent px-5 outline-none"
      />
      <button
        type="submit"
        className="flex items-center gap-2 bg-brand-600 px-6 font-medium text-white hover:bg-brand-700"
      >
        <Search className="size-4.5" aria-hidden="true" />
        <span className="max-md:sr-only">{m.shell_search()}</span>
      </button>
    </Form>
  )
}
