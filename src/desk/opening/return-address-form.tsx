import { BothField } from '#desk/form/both-field.tsx'
import { isWhole } from '#desk/form/no-text.ts'
import { Button } from '#ui/act/button.tsx'
import { SkeletonText } from '#ui/show/skeleton.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { bothOf, changeSettings, type Settings, textOf, useSettings } from './use-settings.ts'

type Props = { done(): Promise<void> }

/** Where buyers send things back to. */
export function ReturnAddressForm({ done }: Props) {
  const settings = useSettings('aftersale')
  return settings ? <Filled settings={settings} done={done} /> : <SkeletonText />
}

function Filled({ settings, done }: Props & { settings: Settings }) {
  const form = useForm({
    initial: {
      back_user_address: bothOf(settings, 'back_user_address'),
      back_user_name: bothOf(settings, 'back_user_name'),
      back_user_mobile: textOf(settings, 'back_user_mobile'),
    },
    check: ({ back_user_address: address, back_user_name: name, back_user_mobile: phone }) => [
      ...(isWhole(address) ? [] : [{ field: 'back_user_address' as const, says: m.deskgoods_need_name }]),
      ...(isWhole(name) ? [] : [{ field: 'back_user_name' as const, says: m.deskgoods_need_name }]),
      ...(phone ? [] : [{ field: 'back_user_mobile' as const, says: m.deskopen_need_phone }]),
    ],
    send: (values) => changeSettings('aftersale', values),
    done,
  })
  const { values, set } = form
  return (
    <form {...form.props} className="space-y-4">
      <BothField
        label={m.deskopen_address()}
        value={values.back_user_address}
        change={(address) => set('back_user_address', address)}
        maxLength={200}
        required
        error={form.error('back_user_address')}
      />
      <BothField
        label={m.deskopen_receiver()}
        value={values.back_user_name}
        change={(name) => set('back_user_name', name)}
        maxLength={40}
        required
        error={form.error('back_user_name')}
      />
      <TextField form={form} name="back_user_mobile" label={m.deskopen_phone()} type="tel" required />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
