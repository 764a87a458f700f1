import * as m from '#words'

type Bar = { key: string; name: string; value: number }

const MOST = 62
const HEIGHT = 160

/**
 * Bars, drawn without a library. Told by height and by words: each has its name and number, the highest stands at the
 * edge, and the table below has all of it for whoever sees no picture.
 */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const shown = bars.slice(-MOST)
  const top = Math.max(...shown.map(({ value }) => value), 0)
  if (top === 0) return null
  const wide = 100 / shown.length
  return (
    <figure className="mb-4">
      <figcaption className="mb-1 flex justify-between text-sm text-gray-600">
        <span>{label}</span>
        <span className="tabular-nums">{m.office_highest({ sum: top.toFixed(2) })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-40 w-full border-b border-gray-300 text-brand-600"
      >
        {shown.map(({ key, name, value }, at) => (
          <rect
            key={key}
            x={at * wide + wide * 0.12}
            width={wide * 0.76}
            y={HEIGHT - (value / top) * HEIGHT}
            height={(value / top) * HEIGHT}
            fill="currentColor"
          >
            <title>{`${name} ¥${value.toFixed(2)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="mt-1 flex justify-between gap-3 text-xs text-gray-500" aria-hidden="true">
        <span className="truncate">{shown[0]?.name}</span>
        <span className="truncate">{shown.at(-1)?.name}</span>
      </div>
    </figure>
  )
}
