/** 16 px on phones, because iOS zooms into anything smaller. */
export const INPUT_STYLE =
  'w-full min-w-0 rounded-lg bg-white px-3.5 text-base text-gray-900 ring-1 ring-inset ring-gray-400 transition-shadow hover:ring-gray-500 focus:outline-none focus:ring-2 focus:ring-brand-600 disabled:bg-gray-100 disabled:text-gray-500 disabled:ring-gray-200 aria-invalid:ring-red-600 md:text-sm'

export const INPUT_HEIGHT = 'h-11 md:h-10'
