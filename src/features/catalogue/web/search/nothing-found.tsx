import { Link } from 'react-router'
import { paths, type SearchPlace } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'

type Props = { place: SearchPlace; hotWords: readonly string[] }

/** Nothing found: without the filters, or by another word, there may be. */
export function NothingFound({ place, hotWords }: Props) {
  const filtered = place.type_id !== 0 || (place.min_price !== '' && place.max_price !== '')
  return (
    <EmptyState
      scene="search"
      title={place.keyword ? m.search_nothing({ keyword: place.keyword }) : m.search_nothing_here()}
      text={filtered ? m.search_try_filters() : m.search_try_words()}
      action={
        <>
          {filtered && (
            <ButtonLink href={paths.search({ keyword: place.keyword })} variant="soft">
              {m.search_clear_filters()}
            </ButtonLink>
          )}
          <ButtonLink href={paths.search({})} variant={filtered ? 'outline' : 'soft'}>
            {m.search_see_all()}
          </ButtonLink>
          {hotWords.length > 0 && (
            <nav aria-label={m.search_hot()} className="mt-4 w-full">
              <p className="mb-3 text-gray-500">{m.search_hot()}</p>
              <ul className="mx-auto flex max-w-xl flex-wrap justify-center gap-2">
                {hotWords.map((word) => (
                  <li key={word}>
                    <Link
                      to={paths.search({ keyword: word })}
                      className="flex h-11 items-center rounded-full bg-gray-100 px-4 text-gray-700 hover:bg-brand-50 hover:text-brand-700 md:h-9"
                    >
                      {word}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </>
      }
    />
  )
}
