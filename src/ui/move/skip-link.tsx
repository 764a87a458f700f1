import * as m from '#words'

export const MAIN_ID = 'main'

/** The first stop of the keyboard: past all bars, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed left-4 top-3 z-50 -translate-y-20 rounded-lg bg-brand-700 px-4 py-2.5 font-medium text-white transition-transform focus:translate-y-0 focus:shadow-lg"
    >
      {m.ui_skip_to_content()}
    </a>
  )
}
