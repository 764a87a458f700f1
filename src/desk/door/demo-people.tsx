import { Button } from '#ui/act/button.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import type { Door } from './load-door.ts'

type Props = { people: Door['demo_logins']; form: FormFields<'email' | 'password'> }

/** Whom anyone may be in a demo shop. */
export function DemoPeople({ people, form }: Props) {
  if (people.length === 0) return null
  return (
    <div className="rounded-lg bg-gray-50 p-3">
      <p className="text-sm text-gray-600">{m.desk_demo()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {people.map(({ email, password }) => (
          <Button
            key={email}
            variant="outline"
            size="sm"
            onClick={() => {
              form.set('email', email)
              form.set('password', password)
            }}
          >
            {email}
          </Button>
        ))}
      </div>
    </div>
  )
}
