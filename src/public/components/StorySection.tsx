import { upright } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { classNames } from '@filiz/design-system/classNames'
import { Illustration } from '@filiz/design-system/Illustration'
import type { Background } from '@filiz/design-system/Picture'
import { useId } from 'react'
import type { ObjectName } from '../../company/illustrations/catalogue.ts'
import { chapterIllustrations } from '../../company/illustrations/chapters.ts'
import { lazyLandscape } from '../../company/illustrations/lazy.ts'
import { object } from '../../company/illustrations/objects.ts'
import type { PublicResponses } from '../data/endpoints.ts'
import { langOf, textOf } from '../i18n/content.tsx'
import { useAltText, usePhoto } from '../media/usePhoto.ts'
import { Paragraphs } from './Paragraphs.tsx'
import styles from './StorySection.module.css'

interface StorySectionProps {
  chapter: NonNullable<PublicResponses['GET /page-content/sustainability']['chapters']>[number]
  /** Position on the page: sides alternate, and neighbours get different illustrations. */
  index: number
}

const ILLUSTRATIONS: readonly { name: ObjectName; background: Background }[] = chapterIllustrations
/** Illustrations of a company that has no objects. */
const LANDSCAPES = ['side-orchard', 'side-pivots', 'side-terraces'] as const

/**
 * A chapter of a long page: picture on one half, on phones above the text. A photograph or landscape fills its half, an
 * object is shown on a background.
 */
export function StorySection({ chapter, index }: StorySectionProps) {
  const titleId = useId()
  const photo = usePhoto(chapter.imageUrl)
  const altText = useAltText(chapter.imageUrl)
  const { name, background = 'sage' } = ILLUSTRATIONS[index % ILLUSTRATIONS.length] ?? {}
  const side = index % 2 === 0 ? 'right' : 'left'
  const illustration = (
    <Illustration source={name ? object(name) : lazyLandscape(LANDSCAPES[index % LANDSCAPES.length]!)} />
  )
  return (
    <section aria-labelledby={titleId} className={styles.section} data-side={side}>
      <div
        className={classNames(styles.illustration, styles[side], (photo.src || !name) && styles.filled)}
        data-background={background}
      >
        {photo.src ? (
          <CoverPhoto {...photo} {...altText} sizes={`${upright} 100vw, 50vw`} placeholder={illustration} />
        ) : (
          illustration
        )}
      </div>
      <div className={styles.text}>
        <h2 id={titleId}>{textOf(chapter, 'title')}</h2>
        <Paragraphs text={chapter.text} lang={langOf(chapter, 'text')} />
      </div>
    </section>
  )
}
