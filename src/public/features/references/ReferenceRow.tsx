import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useId } from 'react'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { RecordCover } from '../../media/RecordCover.tsx'
import { Quote } from './Quote.tsx'
import styles from './ReferenceRow.module.css'
import { type PublicReference, referencePathOf } from './reference.ts'

interface ReferenceRowProps {
  reference: PublicReference
  /** The side of the picture; rows alternate. On phones it is above the text. */
  side?: 'right' | 'left'
  priority?: boolean
}

/** A customer in a row of half a screen: picture, place, name, quote or summary and the first result. */
export function ReferenceRow({ reference, side = 'right', priority }: ReferenceRowProps) {
  const { references: texts } = useTexts()
  const contentLang = useContentLang(reference)
  const locale = useLocale()
  const titleId = useId()
  const linkId = useId()
  const { id, name, place, summary, quote, quotedPerson, figures, imageUrl } = reference
  const [result] = figures ?? []
  return (
    <article aria-labelledby={titleId} className={styles.row} data-side={side}>
      <div className={side === 'right' ? styles.right : styles.left}>
        <RecordCover kind="reference" id={id} url={imageUrl} shape="half" priority={priority} />
      </div>
      <div className={styles.text}>
        {place?.trim() && (
          <div className={styles.place} lang={contentLang}>
            {place}
          </div>
        )}
        <Title level={2} size="m" id={titleId} lang={contentLang}>
          {name ?? ''}
        </Title>
        {quote?.trim() ? (
          <Quote lang={contentLang} text={quote} person={quotedPerson} />
        ) : (
          summary?.trim() && (
            <p className={styles.summary} lang={contentLang}>
              {summary}
            </p>
          )
        )}
        {result && (
          <p className={styles.result} lang={contentLang}>
            <span>{result.label}</span>{' '}
            <strong>
              <span aria-hidden="true">{texts.change(result.before, result.after)}</span>
              <VisuallyHidden>{texts.spoken(result.before, result.after)}</VisuallyHidden>
            </strong>
          </p>
        )}
        <TextLink
          href={referencePathOf(reference, locale)}
          className={styles.link}
          id={linkId}
          aria-labelledby={`${linkId} ${titleId}`}
        >
          {texts.see}
        </TextLink>
      </div>
    </article>
  )
}
