import { BothField } from '#desk/form/both-field.tsx'
import { isWhole } from '#desk/form/no-text.ts'
import { Button } from '#ui/act/button.tsx'
import { SkeletonText } from '#ui/show/skeleton.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { bothOf, changeSettings, type Settings, useSettings } from './use-settings.ts'

type Props = { done(): Promise<void> }

/** What the shop is called. */
export function NameForm({ done }: Props) {
  const settings = useSettings('app')
  return settings ? <Filled settings={settings} done={done} /> : <SkeletonText />
}

function Filled({ settings, done }: Props & { settings: Settings }) {
  const form = useForm({
    initial: { app_name: bothOf(settings, 'app_name') },
    check: ({ app_name }) => (isWhole(app_name) ? [] : [{ field: 'app_name', says: m.deskgoods_need_name }]),
    send: (values) => changeSettings('app', values),
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <BothField
        label={m.deskopen_name()}
        value={form.values.app_name}
        change={(name) => form.set('app_name', name)}
        maxLength={40}
        required
        error={form.error('app_name')}
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
