import { Link, useRouteLoaderData } from 'react-router'
import { paths } from '#paths'
import * as m from '#words'

/** As many as stand in one line under the search box. */
const SHOWN = 7

/** What others look for, under Home's search box on wide screens; the box of other pages offers it when it is entered. */
export function HotWords() {
  const hot = useRouteLoaderData<{ hot: string[] }>('pages/home')?.hot ?? []
  if (hot.length === 0) return null
  return (
    <nav aria-label={m.search_hot()} className="hot-words">
      <ul>
        {hot.slice(0, SHOWN).map((word) => (
          <li key={word}>
            <Link discover="none" to={paths.search({ keyword: word })}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
