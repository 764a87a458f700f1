import { Link } from 'react-router'
import type { Answered } from '#platform/contract/define.ts'
import { Carousel } from '#ui/move/carousel.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import type { siteContract } from '../site-contract.ts'

export type Slide = Answered<typeof siteContract.listSlides>[number]

export function HomeCarousel({ slides }: { slides: readonly Slide[] }) {
  return (
    <Carousel
      label={m.site_carousel()}
      interval={3000}
      className="h-40 rounded-2xl sm:h-64 md:h-[460px]"
      slides={slides.map((slide, at) => ({
        key: slide.id,
        content: (
          <Link to={slide.link} className="slide">
            <Picture
              src={slide.thumb}
              alt=""
              priority={at === 0}
              // Cut out of a picture that is drawn as high as the slide.
              sizes="(min-width: 768px) 1200px, 110vw"
            />
            <span className="slide-words">
              <strong>{slide.title}</strong>
              <span>{slide.subtitle}</span>
              <span className="button button-primary">{m.home_slide_go()}</span>
            </span>
          </Link>
        ),
      }))}
    />
  )
}
