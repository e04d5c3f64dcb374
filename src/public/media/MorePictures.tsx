import { phone } from '@filiz/design-system/breakpoints'
import { Photo } from '@filiz/design-system/Photo'
import { useTexts } from '../i18n/locale.ts'
import rowStyles from './morePictures.css?url&no-inline'
import { usePhoto, usePictureFit, usePictureWords } from './usePhoto.ts'

interface MorePicturesProps {
  /** What they are of. */
  name: string
  pictures: readonly { imageUrl?: string | null }[] | null | undefined
}

/**
 * The pictures that follow a thing's first one: a row to look through by touch and keys, with and without a script. Few pages
 * have it, so its styles are asked for where it is.
 */
export function MorePictures({ name, pictures }: MorePicturesProps) {
  const { gallery } = useTexts()
  const addresses = [...new Set(pictures?.flatMap(({ imageUrl }) => imageUrl || []))]
  if (addresses.length === 0) return null
  return (
    <div className="more-pictures">
      <link rel="stylesheet" href={rowStyles} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <ul tabIndex={0} aria-label={gallery(name)}>
        {addresses.map((address) => (
          <li key={address}>
            <OnePicture address={address} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OnePicture({ address }: { address: string }) {
  const { src, ...photo } = usePhoto(address)
  const words = usePictureWords(address)
  const fit = usePictureFit(address)
  return src && <Photo {...photo} src={src} {...words} fit={fit} sizes={`${phone} 78vw, 34rem`} />
}
