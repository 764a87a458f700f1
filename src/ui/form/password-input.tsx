import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import * as m from '#words'
import { TextInput } from './text-input.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={m.ui_show_password()}
          aria-pressed={shown}
          title={m.ui_show_password()}
          className="grid size-9 place-items-center rounded-md text-gray-500 hover:text-gray-800 [&_svg]:size-4.5"
          onClick={() => setShown(!shown)}
        >
          {shown ? <Eye /> : <EyeOff />}
        </button>
      }
    />
  )
}
