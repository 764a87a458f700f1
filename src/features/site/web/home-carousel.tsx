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
      className="h-44 rounded-2xl sm:h-64 md:h-[460px]"
      slides={slides.map((slide, at) => ({
        key: slide.id,
        content: (
          <Link to={slide.link} className="slide">
            <Picture
              src={slide.thumb}
              alt=""
              ratio="fill"
              priority={at === 0}
              sizes="(min-width: 1200px) 720px, 100vw"
            />
            <span className="slide-words">
              <b>{slide.title}</b>
              <span>{slide.subtitle}</span>
            </span>
          </Link>
        ),
      }))}
    />
  )
}
