import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { RegionGroup } from '#features/address/address-contract.ts'
import { cx } from '#ui/cx.ts'

export type Region = RegionGroup['data'][number]

type RegionListProps = {
  label: string
  groups: readonly RegionGroup[]
  chosen: number | undefined
  onChoose: (region: Region) => void
}

/** Regions by first letter. One Tab stop: arrows go on, a letter jumps to its group, Enter chooses. */
export function RegionList({ label, groups, chosen, onChoose }: RegionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const first = groups[0]?.data[0]?.value
  const entry = groups.some(({ data }) => data.some(({ value }) => value === chosen)) ? chosen : first

  // Opening the list, or going one level down, puts the keyboard on it; whoever types meanwhile goes on typing.
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return
    list.current?.querySelector<HTMLElement>(`[data-region="${entry}"]`)?.focus()
  }, [entry])

  const keyed = (event: KeyboardEvent) => {
    const all = options()
    const at = all.indexOf(event.target as HTMLElement)
    const to = targetOf(event.key, at, all, groups)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={keyed}
      className="max-h-64 overflow-y-auto overscroll-contain"
    >
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div key={group.label} role="group" aria-labelledby={`${id}${index}`} className="inline">
          {group.data.map((region, place) => (
            // A letter never stands alone at the end of a line.
            <span key={region.value} className="inline-block">
              {place === 0 && (
                <span
                  id={`${id}${index}`}
                  className="mx-1 inline-grid size-6 place-items-center rounded-md bg-brand-50 text-xs font-semibold text-brand-700"
                >
                  {group.label}
                </span>
              )}
              <button
                type="button"
                role="option"
                data-region={region.value}
                aria-selected={region.value === chosen}
                tabIndex={region.value === entry ? 0 : -1}
                onClick={() => onChoose(region)}
                className={cx(
                  'my-0.5 min-h-10 rounded-lg px-2.5 text-left -outline-offset-2 transition-colors md:min-h-8',
                  region.value === chosen
                    ? 'bg-brand-600 font-medium text-white'
                    : 'text-gray-800 hover:bg-brand-50 hover:text-brand-700',
                )}
              >
                {region.label}
              </button>
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Where a key leads among the options, or nothing when it means something else. */
function targetOf(
  key: string,
  at: number,
  options: readonly HTMLElement[],
  groups: readonly RegionGroup[],
): number | undefined {
  const last = options.length - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return at === last ? 0 : at + 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at === 0 ? last : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  const group = groups.findIndex(({ label }) => label.toLowerCase() === key.toLowerCase())
  if (group < 0) return undefined
  return groups.slice(0, group).reduce((sum, { data }) => sum + data.length, 0)
}
