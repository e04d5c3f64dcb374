import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Hero } from '@filiz/design-system/Hero'
import { Illustration } from '@filiz/design-system/Illustration'
import { Icon } from '@filiz/design-system/icons'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { type Slide, Slider } from '@filiz/design-system/Slider'
import { useEffect } from 'react'
import { landscape, placeholder } from '../../../company/illustrations/eager.ts'
import { SLIDE_INTERVAL } from '../../../contract/constants.ts'
import { PORTRAIT_SCREEN, portraitShare, portraitSrcSet } from '../../../contract/domain/pictures.ts'
import { rowsOf } from '../../data/responses.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { usePictures } from '../../media/pictureFacts.ts'
import { usePhoto } from '../../media/usePhoto.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { useLocalLink } from '../../navigation/useLocalLink.ts'
import { callToActionOf, type PublicSlide } from './callToAction.ts'
import { type HomeData, useHomeTexts } from './homeData.ts'

/** The first screen of the home page. If the slides fail to load, the error is only logged. */
export function HomeSlider({ slides: loaded }: Pick<HomeData, 'slides'>) {
  const texts = useHomeTexts()
  const { loading } = useTexts()
  const { url } = useSite()
  const contentLang = useContentLang(rowsOf(loaded)[0])
  const hasFailed = loaded.state === 'failed'
  useEffect(() => {
    if (hasFailed) console.error('The slides could not be loaded.')
  }, [hasFailed])

  if (loaded.state === 'loading')
    return <Hero role="status" level={2} picture={<Skeleton shape="picture" />} title={loading} />
  const slides = [...rowsOf(loaded)].sort((one, other) => (one.displayOrder ?? 0) - (other.displayOrder ?? 0))
  if (slides.length === 0)
    return <Hero level={2} picture={<Illustration source={landscape('full-mosaic')} />} title={texts.noSlides} />
  return (
    <Slider
      interval={SLIDE_INTERVAL}
      texts={texts.slider}
      lang={contentLang}
      slides={slides.map((slide) => toSlide(slide, url))}
    />
  )
}

function toSlide(slide: PublicSlide, origin: string): Slide {
  const call = callToActionOf(slide, origin)
  return {
    key: slide.id,
    picture: <SlidePicture slide={slide} />,
    title: slide.title ?? '',
    lead: slide.subtitle ?? undefined,
    action: call && <SlideAction {...call} />,
  }
}

function SlideAction({ text, href, isExternal }: NonNullable<ReturnType<typeof callToActionOf>>) {
  return (
    <ButtonLink {...useLocalLink(href)} variant="primary" icon={isExternal && <Icon name="external" />}>
      {text}
    </ButtonLink>
  )
}

/** The picture covers the screen: on a portrait screen it is wider than the screen and cropped. */
const SIZES = '(max-aspect-ratio: 1/1) 170vw, 100vw'
/** Share of that width in the portrait crop of a 16:9 picture. */
const PORTRAIT_SIZES = '64vw'

/**
 * The picture of a slide, or an illustration if it has none. It has no high priority, as the largest paint is the slide's text;
 * the other slides' pictures are loaded before their turn. Phones get the portrait crop of a wide picture, unless it has a
 * focal point, which may lie outside of the crop.
 */
export function SlidePicture({ slide: { id, imageUrl } }: { slide: PublicSlide }) {
  const { sources = [], ...photo } = usePhoto(imageUrl)
  const facts = usePictures()[imageUrl ?? '']
  const share = facts && !photo.objectPosition ? portraitShare(facts) : 1
  const portrait = sources.map(({ type, srcSet }) => ({
    type,
    srcSet: portraitSrcSet(srcSet, share),
    sizes: PORTRAIT_SIZES,
    media: PORTRAIT_SCREEN,
  }))
  return (
    <CoverPhoto
      {...photo}
      sources={share < 1 ? [...portrait, ...sources] : sources}
      alt=""
      sizes={SIZES}
      preload
      placeholder={<Illustration source={placeholder(id)} />}
    />
  )
}
