import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { useFieldTies } from './field.tsx'
import { INPUT_HEIGHT, type InputLook, inputStyle } from './input-style.ts'

export type TextInputProps = ComponentProps<'input'> & {
  /** Inside the box, before or after what is typed. */
  start?: ReactNode
  end?: ReactNode
  look?: InputLook
}

export function TextInput({ start, end, look, className, ...rest }: TextInputProps) {
  const ties = useFieldTies()
  const input = (
    <input
      type="text"
      {...ties}
      {...rest}
      className={inputStyle(
        look,
        cx(
          look === 'pill' ? 'h-11 pr-17! md:pr-28!' : INPUT_HEIGHT,
          start && 'pl-10!',
          end && look !== 'pill' && 'pr-12!',
          !start && !end && className,
        ),
      )}
    />
  )
  if (!start && !end) return input
  return (
    <div className={cx('relative', className)}>
      {start && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-gray-500 [&_svg]:size-4.5">
          {start}
        </span>
      )}
      {input}
      {end && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
    </div>
  )
}
