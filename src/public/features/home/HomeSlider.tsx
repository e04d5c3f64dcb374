import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Icon } from '@filiz/design-system/icons/page'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { type Slide, Slider } from '@filiz/design-system/Slider'
import { Scene } from '@filiz/design-system/scenes'
import { useEffect } from 'react'
import { SLIDE_INTERVAL } from '../../../contract/constants.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { callToActionOf, type SeenSlide } from './callToAction.ts'
import type { HomeData } from './homeData.ts'
import { SlideScenery } from './SlideScenery.tsx'
import { useHomeSliderTexts } from './useHomeSliderTexts.ts'

/** The home page's first screen. Slides that fail to load are only logged, as if there were none (spec section 8). */
export function HomeSlider({ slides: loaded }: Pick<HomeData, 'slides'>) {
  const texts = useHomeSliderTexts()
  const { loading } = useTexts()
  const { url } = useSite()
  const contentLang = useContentLang()
  const hasFailed = loaded.state === 'failed'
  useEffect(() => {
    if (hasFailed) console.error('The slides could not be loaded.')
  }, [hasFailed])

  if (loaded.state === 'loading')
    return <Hero role="status" level={2} scene={<Skeleton shape="picture" />} title={loading} />
  const slides = loaded.state === 'ready' && Array.isArray(loaded.data) ? inOrder(loaded.data) : []
  if (slides.length === 0) return <Hero level={2} scene={<Scene name="full-mosaic" />} title={texts.noSlides} />
  return (
    <Slider
      interval={SLIDE_INTERVAL}
      texts={texts.slider}
      contentLang={contentLang}
      slides={slides.map((slide) => toSlide(slide, url))}
    />
  )
}

const inOrder = (slides: readonly SeenSlide[]) =>
  [...slides].sort((one, other) => (one.displayOrder ?? 0) - (other.displayOrder ?? 0))

function toSlide(slide: SeenSlide, origin: string): Slide {
  const call = callToActionOf(slide, origin)
  return {
    key: slide.id,
    scene: <SlideScenery slide={slide} />,
    title: slide.title ?? '',
    lead: slide.subtitle ?? undefined,
    action: call && (
      <ButtonLink href={call.href} variant="gold" icon={call.isElsewhere && <Icon name="external" />}>
        {call.text}
      </ButtonLink>
    ),
  }
}
