import { desk } from '#desk/desk-api.ts'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import * as m from '#words'
import { TemplateForm } from './template-form.tsx'
import { useAsked } from './use-asked.ts'

type Props = { code: string; name: string }

/** How a courier wants its file. */
export const TemplateButton = ({ code, name }: Props) => (
  <DialogButton
    label={m.courierfiles_columns()}
    aria-label={m.courierfiles_columns_of({ courier: name })}
    title={m.courierfiles_columns_of({ courier: name })}
    size="lg"
  >
    {({ done }) => <Template code={code} done={done} />}
  </DialogButton>
)

function Template({ code, done }: { code: string; done(): unknown }) {
  const [template] = useAsked(() => desk.courierFilesSeller.showTemplate({ courier: code }))
  return template ? (
    <TemplateForm courier={code} columns={template.columns} given={template.given === 1} done={done} />
  ) : (
    <div className="min-h-96" />
  )
}
