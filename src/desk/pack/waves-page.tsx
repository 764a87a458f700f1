import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { useLive } from '#desk/live/use-live.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { HEARD } from '#features/packing/heard.ts'
import { MOST_BOXES } from '#features/packing/packing-rules.ts'
import type { WaveLine } from '#features/packing/waves-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { useOutbox } from './use-outbox.ts'

export const loader = () => load(() => desk.wavesSeller.listWaves())

/** What is being packed, by whom, and how far; and what is in no wave yet. */
export function Component() {
  const { waves, unplanned } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { revalidate } = useRevalidator()
  useLive(HEARD.waves, revalidate)
  useOutbox()
  return (
    <>
      <PageTitle title={m.packing_title()} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-3">
          {waves.length === 0 && <EmptyState size="sm" title={m.packing_no_waves()} />}
          {waves.map((wave) => (
            <WaveCard key={wave.id} wave={wave} />
          ))}
        </div>
        <MakeWave unplanned={unplanned} />
      </div>
    </>
  )
}

function WaveCard({ wave }: { wave: WaveLine }) {
  const { id, orders, packed, waiting, people, made_by, create_time } = wave
  return (
    <Link
      to={deskPaths.wave(id)}
      className="block rounded-xl bg-white p-4 ring-1 ring-gray-200 transition-shadow hover:shadow-md"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-semibold text-gray-900">{m.packing_wave({ id })}</span>
        <span className="tabular-nums text-gray-600">{m.packing_progress({ packed, orders })}</span>
      </span>
      <progress
        value={packed}
        max={orders}
        aria-label={m.packing_progress({ packed, orders })}
        className="mt-2 block h-2 w-full"
      />
      <span className="mt-2 block text-sm text-gray-500">
        {made_by} · {create_time.slice(5, 16)} · {m.packing_waiting({ count: waiting })}
        {people.length > 0 && ` · ${m.packing_at_it({ names: people.join(', ') })}`}
      </span>
    </Link>
  )
}

function MakeWave({ unplanned }: { unplanned: number }) {
  const navigate = useNavigate()
  const form = useForm({
    initial: { product: '', region: '', most: String(MOST_BOXES) },
    send: ({ product, region, most }, keyFor) => {
      const asked = {
        ...(product && { product }),
        ...(region && { region }),
        most: Number(most) || MOST_BOXES,
      }
      return desk.wavesSeller.makeWave(asked, { key: keyFor(asked) })
    },
    done: ({ id }, msg) => {
      toast.success(msg)
      return navigate(deskPaths.wave(id))
    },
  })
  return (
    <Panel title={m.packing_make()}>
      <p className="mb-3 text-gray-600">{m.packing_unplanned({ count: unplanned })}</p>
      <form {...form.props} className="space-y-3">
        <TextField form={form} name="product" label={m.packing_product()} autoComplete="off" />
        <TextField form={form} name="region" label={m.packing_region()} autoComplete="off" />
        <TextField form={form} name="most" label={m.packing_most()} inputMode="numeric" autoComplete="off" />
        <Button type="submit" block disabled={unplanned === 0} loading={form.pending}>
          {m.packing_make()}
        </Button>
      </form>
    </Panel>
  )
}
