import CircleCheck from 'lucide-react/icons/circle-check'
import { PICTURE_LENGTH } from '#features/account/account-facts.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Skeleton } from '#ui/show/skeleton.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import type { usePicture } from './use-picture.ts'

type Props = {
  form: FormFields<'picture'>
  code: ReturnType<typeof usePicture>
  onRefresh: (as: 'picture' | 'words') => Promise<void>
}

/** The picture and what one reads in it; clicking the picture brings another. */
export function PictureField({ form, code, onRefresh }: Props) {
  const { kind, picture, spent } = code
  const inWords = kind === 'words'
  return (
    <div>
      <Field
        label={m.account_picture()}
        error={form.error('picture')}
        required
        hint={spent ? undefined : inWords && picture ? picture.question : undefined}
      >
        <div className="flex gap-2.5">
          <TextInput
            {...form.bind('picture')}
            readOnly={spent}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={PICTURE_LENGTH}
            placeholder={m.account_picture_hint()}
            className="flex-1"
          />
          {spent ? (
            <p className="flex h-11 w-33 shrink-0 items-center justify-center gap-1.5 rounded-lg bg-brand-50 text-sm text-brand-700 md:h-10">
              <CircleCheck className="size-4.5" aria-hidden="true" />
              {m.account_picture_done()}
            </p>
          ) : (
            !inWords && <PictureButton image={picture?.image} onClick={() => onRefresh('picture')} />
          )}
        </div>
      </Field>
      {!spent && (
        <Button
          variant="link"
          size="sm"
          className="mt-1"
          onClick={() => onRefresh(inWords ? 'picture' : 'words')}
        >
          {inWords ? m.account_picture_pictures() : m.account_picture_words()}
        </Button>
      )}
    </div>
  )
}

function PictureButton({ image, onClick }: { image: string | undefined; onClick: () => void }) {
  return (
    <button
      type="button"
      title={m.account_picture_refresh()}
      onClick={onClick}
      className="aspect-11/4 h-11 shrink-0 overflow-hidden rounded-lg ring-1 ring-gray-300 md:h-10"
    >
      {image ? (
        <img src={image} alt={m.account_picture_alt()} width={132} height={48} className="size-full" />
      ) : (
        <Skeleton className="size-full" />
      )}
      <span className="sr-only">{m.account_picture_refresh()}</span>
    </button>
  )
}
