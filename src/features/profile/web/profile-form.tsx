import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type { Profile } from '#features/profile/profile-contract.ts'
import {
  FIRST_BIRTHDAY,
  GENDERS,
  MAX_EMAIL,
  MAX_NICKNAME,
  MAX_WORK,
  type ProfileField,
  profileFaults,
} from '#features/profile/profile-rules.ts'
import { api } from '#platform/contract/api.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

type ProfileFormProps = {
  profile: Profile
  /** The academic levels in the language of the page. */
  education: readonly string[]
  onSaved: () => Promise<void>
}

export function ProfileForm({ profile, education, onSaved }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [saving, setSaving] = useState(false)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState({
    user_nickname: profile.user_nickname,
    birthday: profile.birthday,
    email: profile.email,
    wechat: profile.wechat,
    qq: profile.qq,
    work: profile.work,
  })
  const [gender, setGender] = useState(String(profile.gender))
  // The place in the list and not the word: the word changes with the language.
  const [academic, setAcademic] = useState(() => String(education.indexOf(profile.academic)))
  const today = shopDay(readClock())
  const faults = profileFaults(trimmed(typed), today)
  const errorOf = (field: ProfileField) => {
    const fault = shown ? faults.find((one) => one.field === field) : undefined
    return fault?.says(fault.inputs)
  }
  const bind = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [field]: event.target.value }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    setShown(true)
    const [fault] = faults
    if (fault) {
      toast.warn(fault.says(fault.inputs))
      return focusFirstInvalid(form.current)
    }
    setSaving(true)
    const sent = { ...trimmed(typed), gender: Number(gender), academic: education[Number(academic)] ?? '' }
    const answer = await api.profile.updateProfile(sent).catch(() => undefined)
    if (answer?.code === 1) {
      toast.success(answer.msg)
      await onSaved()
    } else toast.warn(answer?.msg ?? m.profile_failed())
    setSaving(false)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl gap-x-6 gap-y-5 md:grid-cols-2">
      <Field label={m.profile_nickname()} required error={errorOf('user_nickname')}>
        <TextInput {...bind('user_nickname')} maxLength={MAX_NICKNAME * 2} autoComplete="nickname" />
      </Field>
      <RadioGroup
        label={m.profile_gender()}
        name="gender"
        value={gender}
        onChange={setGender}
        className="*:last:min-h-10 *:last:items-center"
        options={[
          { value: String(GENDERS.male), label: m.profile_male() },
          { value: String(GENDERS.female), label: m.profile_female() },
          { value: String(GENDERS.secret), label: m.profile_secret() },
        ]}
      />
      <Field label={m.profile_birthday()} error={errorOf('birthday')}>
        <TextInput {...bind('birthday')} type="date" min={FIRST_BIRTHDAY} max={today} autoComplete="bday" />
      </Field>
      <Field label={m.profile_email()} error={errorOf('email')}>
        <TextInput {...bind('email')} type="email" maxLength={MAX_EMAIL} autoComplete="email" />
      </Field>
      <Field label={m.profile_wechat()} error={errorOf('wechat')}>
        <TextInput {...bind('wechat')} maxLength={30} autoComplete="off" />
      </Field>
      <Field label={m.profile_qq()} error={errorOf('qq')}>
        <TextInput {...bind('qq')} inputMode="numeric" maxLength={12} autoComplete="off" />
      </Field>
      <Field label={m.profile_academic()}>
        <Select
          value={academic}
          onChange={(event) => setAcademic(event.target.value)}
          options={[
            { value: '-1', label: m.profile_choose() },
            ...education.map((label, at) => ({ value: String(at), label })),
          ]}
        />
      </Field>
      <Field label={m.profile_work()}>
        <TextInput {...bind('work')} maxLength={MAX_WORK} autoComplete="organization-title" />
      </Field>
      <div className="md:col-span-2">
        <Button type="submit" size="lg" loading={saving}>
          {m.profile_save()}
        </Button>
      </div>
    </form>
  )
}

const trimmed = <T extends Record<string, string>>(form: T) =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, text.trim()])) as T
