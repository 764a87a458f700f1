import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

type Props = { name: string; slogan: string; cover: string; href: string; className?: string }

/** In the place of the carousel while a shop has no slides: who it is, and something it has. */
export const HomeWelcome = ({ name, slogan, cover, href, className }: Props) => (
  <div className={cx('h-44 overflow-hidden rounded-2xl sm:h-64', className)}>
    <Link to={href} className="slide slide-square">
      {cover && <Picture src={cover} alt="" priority sizes="(min-width: 768px) 460px, 256px" />}
      <span className="slide-words">
        <strong>{name}</strong>
        {slogan && <span>{slogan}</span>}
        <span className="button button-primary">{m.home_slide_go()}</span>
      </span>
    </Link>
  </div>
)
