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
          <Link to={slide.link} className="relative block h-full -outline-offset-4">
            <Picture
              src={slide.thumb}
              alt=""
              ratio="fill"
              priority={at === 0}
              sizes="(min-width: 1200px) 720px, 100vw"
              className="absolute! inset-0 [&_img]:object-right"
            />
            {/* Whatever the picture shows, the words on it can be read. */}
            <span className="absolute inset-y-0 left-0 w-3/4 bg-linear-to-r from-white/85 via-white/60 via-50% to-transparent" />
            <span className="absolute inset-y-0 left-0 flex w-3/5 flex-col justify-center gap-1 px-5 max-md:pb-8 md:gap-4 md:px-12">
              <span className="text-balance text-lg font-bold leading-tight text-gray-900 md:text-3xl xl:text-4xl">
                {slide.title}
              </span>
              <span className="line-clamp-2 text-xs text-gray-700 md:line-clamp-4 md:text-base xl:text-lg">
                {slide.subtitle}
              </span>
            </span>
          </Link>
        ),
      }))}
    />
  )
}
