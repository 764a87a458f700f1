import { Button } from '#ui/act/button.tsx'
import { SkeletonText } from '#ui/show/skeleton.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { changeSettings, type Settings, textOf, useSettings } from './use-settings.ts'

type Props = { done(): Promise<void> }

/** How buyers reach the shop: by phone, by mail, or both. */
export function ContactForm({ done }: Props) {
  const settings = useSettings('contact')
  return settings ? <Filled settings={settings} done={done} /> : <SkeletonText />
}

function Filled({ settings, done }: Props & { settings: Settings }) {
  const form = useForm({
    initial: { phone: textOf(settings, 'phone'), mail: textOf(settings, 'mail') },
    check: ({ phone, mail }) => (phone || mail ? [] : [{ field: 'phone', says: m.deskopen_need_contact }]),
    send: ({ phone, mail }) => changeSettings('contact', { ...(phone && { phone }), ...(mail && { mail }) }),
    done,
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="phone" label={m.deskopen_phone()} type="tel" />
      <TextField form={form} name="mail" label={m.desk_email()} type="email" />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
