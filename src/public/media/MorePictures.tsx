import { phone } from '@filiz/design-system/breakpoints'
import { Photo } from '@filiz/design-system/Photo'
import { useTexts } from '../i18n/locale.ts'
import rowStyles from './morePictures.css?url&no-inline'
import { useAltText, usePhoto, usePictureFit } from './usePhoto.ts'

interface MorePicturesProps {
  /** Name of the product or service. */
  name: string
  pictures: readonly { imageUrl?: string | null }[] | null | undefined
}

/**
 * Further pictures of a product or service: a row that is scrolled by touch, wheel or keys, also without JavaScript. Few pages
 * have one, so its style sheet is loaded only there.
 */
export function MorePictures({ name, pictures }: MorePicturesProps) {
  const { gallery } = useTexts()
  const urls = [...new Set(pictures?.flatMap(({ imageUrl }) => imageUrl || []))]
  if (urls.length === 0) return null
  return (
    <div className="more-pictures">
      <link rel="stylesheet" href={rowStyles} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable (WCAG 2.1.1) */}
      <ul tabIndex={0} aria-label={gallery(name)}>
        {urls.map((url) => (
          <li key={url}>
            <OnePicture url={url} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OnePicture({ url }: { url: string }) {
  const { src, ...photo } = usePhoto(url)
  const altText = useAltText(url)
  const fit = usePictureFit(url)
  return src && <Photo {...photo} src={src} {...altText} fit={fit} sizes={`${phone} 78vw, 34rem`} />
}
