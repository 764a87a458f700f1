import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import * as m from '#words'

type Props = {
  keys: readonly (string | number)[]
  index: number
  onGoTo: (index: number) => void
  /** Undefined where it never moves by itself. */
  stopped: boolean | undefined
  onStop: (stopped: boolean) => void
}

/** A dot for each slide, and what stops and starts it. */
export function CarouselDots({ keys, index, onGoTo, stopped, onStop }: Props) {
  return (
    <div className="absolute bottom-2 right-2 z-10 flex items-center md:bottom-5 md:left-10 md:right-auto rounded-full bg-gray-900/45 px-1.5">
      {keys.map((key, position) => (
        <button
          key={key}
          type="button"
          aria-label={m.ui_go_to_slide({ slide: position + 1 })}
          aria-current={position === index || undefined}
          className="slide-dot"
          onClick={() => onGoTo(position)}
        />
      ))}
      {stopped !== undefined && (
        <button
          type="button"
          aria-label={stopped ? m.ui_carousel_play() : m.ui_carousel_pause()}
          className="ml-0.5 grid size-6 place-items-center rounded-full text-white focus-visible:outline-white [&_svg]:size-3 [&_svg]:fill-current"
          onClick={() => onStop(!stopped)}
        >
          {stopped ? <Play /> : <Pause />}
        </button>
      )}
    </div>
  )
}
