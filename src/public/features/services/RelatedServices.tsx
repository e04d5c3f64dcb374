import { Card } from '@filiz/design-system/Card'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { useId } from 'react'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import styles from './RelatedServices.module.css'
import { relatedTo } from './related.ts'
import { ServicePicture } from './ServicePicture.tsx'
import { type SeenService, servicePathOf } from './service.ts'

/** Other services. They are company, not content: when there are none, or they do not come, nothing is said. */
export function RelatedServices({ service, list }: { service: SeenService; list: readonly SeenService[] }) {
  const { services: texts } = useTexts()
  const contentLang = useContentLang()
  const titleId = useId()
  const related = relatedTo(service, list)
  if (related.length === 0) return null
  return (
    <Section aria-labelledby={titleId} className={styles.company}>
      <SectionHead title={texts.related} titleId={titleId} size="m" />
      <CardStrip>
        {related.map((other) => (
          <Card
            key={other.id}
            title={other.name ?? ''}
            text={shortDescriptionOf(other)}
            contentLang={contentLang}
            href={servicePathOf(other)}
            linkText={texts.see}
            picture={<ServicePicture service={other} shape="card" className={styles.picture} />}
          />
        ))}
      </CardStrip>
    </Section>
  )
}
