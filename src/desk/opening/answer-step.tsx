import { useRevalidator } from 'react-router'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { ContactForm } from './contact-form.tsx'
import { NameForm } from './name-form.tsx'
import type { OpeningStep } from './opening-steps.ts'
import { PostageForm } from './postage-form.tsx'
import { ReturnAddressForm } from './return-address-form.tsx'

const FORMS = {
  name: NameForm,
  contact: ContactForm,
  return_address: ReturnAddressForm,
  postage: PostageForm,
}

type Props = { ask: NonNullable<OpeningStep['ask']>; title: string; label: string }

/** A step that is a question or two is answered where it stands. */
export function AnswerStep({ ask, title, label }: Props) {
  const { revalidate } = useRevalidator()
  const Form = FORMS[ask]
  return (
    <DialogButton label={label} aria-label={`${label}: ${title}`} title={title} size="md" onDone={revalidate}>
      {({ done }) => <Form done={done} />}
    </DialogButton>
  )
}
