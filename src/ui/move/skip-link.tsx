import * as m from '#words'

export const MAIN_ID = 'main'

/** The first stop of the keyboard: past all bars, to what the page is about. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      {m.ui_skip_to_content()}
    </a>
  )
}
