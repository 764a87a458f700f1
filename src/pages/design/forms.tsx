import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { RatingInput } from '#ui/form/rating-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { SuggestInput } from '#ui/form/suggest-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { UploadTiles } from '#ui/form/upload-tiles.tsx'
import { Highlight } from '#ui/show/highlight.tsx'
import { Price } from '#ui/show/price.tsx'
import { PICTURES, type Samples } from './samples.ts'

export function Forms({ text }: { text: Samples }) {
  const [level, setLevel] = useState(4)
  const [anonymous, setAnonymous] = useState('1')
  const [courier, setCourier] = useState('')
  const [files, setFiles] = useState([
    { key: 'a', url: PICTURES[0] ?? '' },
    { key: 'b', url: PICTURES[1] ?? '', progress: 46 },
    { key: 'c', url: PICTURES[2] ?? '', error: '5 MiB' },
  ])
  return (
    <form className="grid w-full gap-x-10 gap-y-5 md:grid-cols-2">
      <Field label={text.phone} required error={text.wrong}>
        <TextInput name="mobile" inputMode="tel" placeholder={text.phone} />
      </Field>
      <Field label={text.password} required hint={text.hint}>
        <PasswordInput name="password" defaultValue="demo1234" autoComplete="current-password" />
      </Field>
      <Field label={text.reason}>
        <Select
          name="reason"
          placeholder="—"
          options={text.reasons.map((label) => ({ value: label, label }))}
        />
      </Field>
      <Field label="SuggestInput">
        <SuggestInput
          name="courier"
          value={courier}
          onChange={setCourier}
          onPick={setCourier}
          start={<Search />}
          suggestions={text.titles
            .filter((one) => one.includes(courier))
            .map((value) => ({
              value,
              content: (
                <span>
                  <Highlight text={value} terms={[courier]} />
                </span>
              ),
            }))}
        />
      </Field>
      <Field label={text.words} optional className="md:col-span-2">
        <Textarea name="words" maxLength={200} defaultValue={text.slogan} />
      </Field>
      <RatingInput label={text.reviews} name="level" value={level} onChange={setLevel} />
      <div className="flex flex-wrap items-center gap-6">
        <Checkbox defaultChecked>{text.agree}</Checkbox>
        <Checkbox indeterminate aria-label="some" />
        <Checkbox disabled aria-label="off" />
      </div>
      <RadioGroup
        label="RadioGroup"
        name="anonymous"
        value={anonymous}
        onChange={setAnonymous}
        options={[
          { value: '0', label: text.tabs[0] },
          { value: '1', label: text.tabs[1] },
        ]}
      />
      <RadioGroup
        label="RadioGroup card"
        name="pay"
        look="card"
        defaultValue="a"
        options={[
          {
            value: 'a',
            label: text.services[0]?.[0],
            hint: text.services[0]?.[1],
            end: <Price value="88.00" size="sm" />,
          },
          { value: 'b', label: text.services[1]?.[0], hint: text.services[1]?.[1] },
        ]}
      />
      <div className="md:col-span-2">
        <UploadTiles
          label="pictures"
          items={files}
          max={9}
          onPick={(picked) =>
            setFiles([
              ...files,
              ...picked.map((file) => ({ key: file.name, url: URL.createObjectURL(file) })),
            ])
          }
          onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
          onRetry={() => toast.info('…')}
        />
      </div>
    </form>
  )
}
