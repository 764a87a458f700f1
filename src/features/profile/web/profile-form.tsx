import { MAX_NICKNAME } from '#features/profile/nickname-rules.ts'
import type { Profile } from '#features/profile/profile-contract.ts'
import {
  FIRST_BIRTHDAY,
  GENDERS,
  MAX_EMAIL,
  MAX_WORK,
  profileFaults,
} from '#features/profile/profile-rules.ts'
import { cleanLine } from '#platform/clean-text.ts'
import { api } from '#platform/contract/api.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type ProfileFormProps = {
  profile: Profile
  /** The academic levels in the language of the page. */
  education: readonly string[]
  onSaved: () => Promise<void>
}

export function ProfileForm({ profile, education, onSaved }: ProfileFormProps) {
  const today = shopDay(readClock())
  const { user_nickname, birthday, email, wechat, qq, work } = profile
  const form = useForm({
    initial: {
      user_nickname,
      birthday,
      email,
      wechat,
      qq,
      work,
      gender: String(profile.gender),
      // The place in the list and not the word: the word changes with the language.
      academic: String(education.indexOf(profile.academic)),
    },
    check: (values) => profileFaults(trimmed(values), today),
    send: (values) => {
      const { gender, academic, ...texts } = trimmed(values)
      return api.profile.updateProfile({
        ...texts,
        gender: Number(gender),
        academic: education[Number(academic)] ?? '',
      })
    },
    refusals: {
      profile_nickname_long: 'user_nickname',
      profile_birthday_wrong: 'birthday',
      profile_email_wrong: 'email',
      profile_wechat_wrong: 'wechat',
      profile_qq_wrong: 'qq',
      profile_academic_wrong: 'academic',
    },
    done: (_, msg) => {
      toast.success(msg)
      return onSaved()
    },
    warnsBeforeLeaving: true,
  })

  return (
    <form {...form.props} className="grid max-w-3xl gap-x-6 gap-y-5 md:grid-cols-2">
      <Field label={m.profile_nickname()} required error={form.error('user_nickname')}>
        <TextInput {...form.bind('user_nickname')} maxLength={MAX_NICKNAME * 2} autoComplete="nickname" />
      </Field>
      <RadioGroup
        label={m.profile_gender()}
        name="gender"
        value={form.values.gender}
        onChange={(gender) => form.set('gender', gender)}
        className="*:last:min-h-10 *:last:items-center"
        options={[
          { value: String(GENDERS.male), label: m.profile_male() },
          { value: String(GENDERS.female), label: m.profile_female() },
          { value: String(GENDERS.secret), label: m.profile_secret() },
        ]}
      />
      <Field label={m.profile_birthday()} error={form.error('birthday')}>
        <TextInput
          {...form.bind('birthday')}
          type="date"
          min={FIRST_BIRTHDAY}
          max={today}
          autoComplete="bday"
        />
      </Field>
      <Field label={m.profile_email()} error={form.error('email')}>
        <TextInput {...form.bind('email')} type="email" maxLength={MAX_EMAIL} autoComplete="email" />
      </Field>
      <Field label={m.profile_wechat()} error={form.error('wechat')}>
        <TextInput {...form.bind('wechat')} maxLength={30} autoComplete="off" />
      </Field>
      <Field label={m.profile_qq()} error={form.error('qq')}>
        <TextInput {...form.bind('qq')} inputMode="numeric" maxLength={12} autoComplete="off" />
      </Field>
      <Field label={m.profile_academic()} error={form.error('academic')}>
        <Select
          {...form.bind('academic')}
          options={[
            { value: '-1', label: m.profile_choose() },
            ...education.map((label, at) => ({ value: String(at), label })),
          ]}
        />
      </Field>
      <Field label={m.profile_work()}>
        <TextInput {...form.bind('work')} maxLength={MAX_WORK} autoComplete="organization-title" />
      </Field>
      <div className="md:col-span-2">
        <Button type="submit" size="lg" loading={form.pending}>
          {m.profile_save()}
        </Button>
      </div>
    </form>
  )
}

const trimmed = <T extends Record<string, string>>(form: T) =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, cleanLine(text)])) as T
