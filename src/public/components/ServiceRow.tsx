import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { useId } from 'react'
import { ServiceIcon } from '../../company/ServiceIcon.tsx'
import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../contract/constants.ts'
import { shortDescriptionOf } from '../../contract/domain/plainText.ts'
import { type PublicService, servicePathOf } from '../features/services/service.ts'
import { useContentLang, useLocale, useTexts } from '../i18n/locale.ts'
import { RecordCover } from '../media/RecordCover.tsx'
import styles from './ServiceRow.module.css'

interface ServiceRowProps {
  service: PublicService
  /** The side of the picture; rows alternate. On phones it is above the text. */
  side?: 'right' | 'left'
  priority?: boolean
}

/** A row of half a screen, picture on one side and text on the other, with one link stretched over it. */
export function ServiceRow({ service, side = 'right', priority }: ServiceRowProps) {
  const { services: texts } = useTexts()
  const contentLang = useContentLang(service)
  const locale = useLocale()
  const titleId = useId()
  const linkId = useId()
  const { id, name, imageUrl, iconIdentifier } = service
  const text = shortDescriptionOf(service, SHORT_DESCRIPTION_LENGTH_SERVICES)
  return (
    <article aria-labelledby={titleId} className={styles.row} data-side={side}>
      <div className={`${styles.picture} ${side === 'right' ? styles.right : styles.left}`}>
        <RecordCover kind="service" id={id} url={imageUrl} shape="half" priority={priority} />
      </div>
      <div className={styles.text}>
        <ServiceIcon name={iconIdentifier} size={32} />
        <Title level={2} size="m" id={titleId} lang={contentLang}>
          {name ?? ''}
        </Title>
        {text && <p lang={contentLang}>{text}</p>}
        <TextLink
          href={servicePathOf(service, locale)}
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
