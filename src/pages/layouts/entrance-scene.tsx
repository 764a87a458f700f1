/** A crate of what is in season, drawn in the shop's colours. Decoration: it says nothing the words do not. */
export function EntranceScene() {
  return (
    <svg viewBox="0 0 560 360" className="w-full max-w-xl" aria-hidden="true">
      <ellipse cx="286" cy="330" rx="220" ry="18" className="fill-brand-100" />
      <circle cx="440" cy="92" r="58" className="fill-warm-100" />
      <circle cx="440" cy="92" r="40" className="fill-warm-200" />
      <path
        d="M60 128q26-12 52 0t52 0M92 156q20-9 40 0t40 0"
        className="fill-none stroke-brand-200 stroke-4"
      />
      <g className="fill-brand-500">
        <path d="M196 196c-44-18-58-66-46-108 38 16 62 58 46 108Z" />
        <path d="M214 196c-8-48 22-88 62-100 10 42-14 88-62 100Z" className="fill-brand-400" />
      </g>
      <path
        d="M198 200c-10-34-24-64-42-96M216 196c14-34 34-62 54-92"
        className="fill-none stroke-brand-700 stroke-3"
      />
      <circle cx="182" cy="208" r="46" className="fill-warm-500" />
      <circle cx="168" cy="194" r="11" className="fill-warm-300" />
      <circle cx="268" cy="196" r="54" className="fill-warm-400" />
      <circle cx="250" cy="178" r="13" className="fill-warm-200" />
      <path
        d="M268 148c-2-14 4-24 14-30"
        className="fill-none stroke-brand-800 stroke-5"
        strokeLinecap="round"
      />
      <path d="M282 122c14-12 32-10 42 0-12 12-32 12-42 0Z" className="fill-brand-500" />
      <circle cx="352" cy="206" r="48" className="fill-amber-400" />
      <circle cx="338" cy="192" r="11" className="fill-amber-100" />
      <path d="M392 214c4-50 34-84 62-92 6 36-12 80-46 100Z" className="fill-brand-600" />
      <path d="M398 214c10-32 28-60 50-84" className="fill-none stroke-brand-300 stroke-3" />
      <g className="fill-white stroke-brand-700 stroke-4" strokeLinejoin="round">
        <path d="M116 222h344l-22 104a12 12 0 0 1-12 10H150a12 12 0 0 1-12-10Z" className="fill-brand-50" />
        <path d="M104 210h368v30H104z" />
      </g>
      <path d="M136 272h304M142 302h292" className="stroke-brand-300 stroke-4" strokeLinecap="round" />
      <g className="fill-brand-600">
        <path d="M288 264c-22-6-30-26-26-44 18 6 30 22 26 44Z" transform="translate(0 42)" />
        <path d="M292 306c0-22 14-38 32-42 4 18-8 38-32 42Z" className="fill-brand-500" />
      </g>
    </svg>
  )
}
