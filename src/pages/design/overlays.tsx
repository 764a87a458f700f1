import { useState } from 'react'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

export function Overlays({ text }: { text: Samples }) {
  const [open, setOpen] = useState(false)
  const confirm = useConfirm()
  return (
    <Section name="dialog, confirm-dialog, toast">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Button
        variant="danger"
        onClick={async () => {
          if (await confirm({ title: text.ask, text: text.askText, confirm: text.remove, danger: true }))
            toast.success('OK')
        }}
      >
        Confirm
      </Button>
      <Button
        variant="soft"
        onClick={() => toast.success(text.slogan, { action: { label: text.go, onClick: () => {} } })}
      >
        toast.success
      </Button>
      <Button variant="soft" onClick={() => toast.warn(text.wrong)}>
        toast.warn
      </Button>
      <Button variant="soft" onClick={() => toast.error(text.askText)}>
        toast.error
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.cart}
        footer={
          <>
            <Button variant="outline" onClick={() => toast.warn(text.wrong)}>
              toast
            </Button>
            <Button onClick={() => setOpen(false)}>{text.go}</Button>
          </>
        }
      >
        <Field label={text.phone} required>
          <TextInput data-autofocus="" />
        </Field>
      </Dialog>
    </Section>
  )
}
