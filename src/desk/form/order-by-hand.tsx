import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type DragEvent, useState } from 'react'
import { IconButton } from '#ui/act/icon-button.tsx'
import * as m from '#words'

/** The same list with one of it in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** What makes the parts of a list movable by mouse; for everybody else there are `MoveButtons`. */
export function useDragOrder(move: (from: number, to: number) => unknown) {
  const [held, setHeld] = useState<number>()
  return (at: number) => ({
    draggable: true,
    onDragStart: () => setHeld(at),
    onDragEnd: () => setHeld(undefined),
    onDragOver: (event: DragEvent) => {
      if (held !== undefined) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (held === undefined) return
      event.preventDefault()
      setHeld(undefined)
      if (held !== at) void move(held, at)
    },
  })
}

type Props = {
  /** What is moved, for who cannot see where the buttons stand. */
  name: string
  at: number
  of: number
  move(from: number, to: number): unknown
  along?: 'row' | 'column'
}

export function MoveButtons({ name, at, of, move, along = 'column' }: Props) {
  const [Back, On] = along === 'row' ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown]
  return (
    <span className="flex">
      <IconButton
        label={m.deskgoods_move_back({ name })}
        icon={<Back />}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      />
      <IconButton
        label={m.deskgoods_move_on({ name })}
        icon={<On />}
        disabled={at === of - 1}
        onClick={() => move(at, at + 1)}
      />
    </span>
  )
}
