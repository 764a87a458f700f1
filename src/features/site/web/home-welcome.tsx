import { cx } from '#ui/cx.ts'

type Props = { name: string; slogan: string; className?: string }

/** In the place of the carousel while a shop has no slides: who it is, in its own colour. */
export function HomeWelcome({ name, slogan, className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'flex h-44 flex-col items-center justify-center gap-3 rounded-2xl dawn px-6 text-center sm:h-64',
        className,
      )}
    >
      <p className="text-balance text-2xl font-bold text-brand-800 md:text-4xl">{name}</p>
      {slogan && <p className="text-balance text-base text-gray-700 md:text-lg">{slogan}</p>}
    </div>
  )
}
