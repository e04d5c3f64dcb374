import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Card } from '@filiz/design-system/Card'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { TextLink } from '@filiz/design-system/TextLink'
import { ServiceIcon } from '../../../company/ServiceIcon.tsx'
import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { DocumentList } from '../../components/DocumentList.tsx'
import { RecordDetail } from '../../components/RecordDetail.tsx'
import { TitledSection } from '../../components/TitledSection.tsx'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { RecordCover } from '../../media/RecordCover.tsx'
import { serviceJsonLd } from '../../meta/structuredData.ts'
import { inquiryPathOf } from '../contact/inquiryPath.ts'
import styles from './ServiceDetail.module.css'
import { type PublicService, relatedTo, servicePathOf } from './service.ts'

/** One service: picture, text, description and the link to the contact form. */
export function ServiceDetail({ service, isPreview }: { service: PublicService; isPreview?: boolean }) {
  const { services: texts } = useTexts()
  const locale = useLocale()
  const { id, imageUrl, iconIdentifier } = service
  return (
    <RecordDetail
      record={service}
      path={servicePathOf(service, locale)}
      list={{ href: pathTo(paths.services, locale), label: texts.title }}
      summary={shortDescriptionOf(service, SHORT_DESCRIPTION_LENGTH_SERVICES)}
      structured={import.meta.env.SSR ? serviceJsonLd : undefined}
      isPreview={isPreview}
      className={styles.service}
      styles={styles}
      picture={
        <div className={styles.picture}>
          <RecordCover kind="service" id={id} url={imageUrl} shape="half" isMain />
        </div>
      }
      icon={<ServiceIcon name={iconIdentifier} size={40} />}
      beforeAbout={<DocumentList documents={service.documents} />}
      aboutTitle={texts.about}
    >
      <div className={styles.actions}>
        <ButtonLink href={inquiryPathOf(service.name, locale)} variant="primary">
          {texts.consult}
        </ButtonLink>
        <TextLink href={pathTo(paths.services, locale)}>{texts.all}</TextLink>
      </div>
    </RecordDetail>
  )
}

interface RelatedServicesProps {
  service: PublicService
  list: readonly PublicService[]
}

/** Cards of other services; nothing if there are none or the list could not be loaded. */
export function RelatedServices({ service, list }: RelatedServicesProps) {
  const { services: texts } = useTexts()
  const contentLang = useContentLang(service)
  const locale = useLocale()
  const related = relatedTo(service, list)
  if (related.length === 0) return null
  return (
    <TitledSection title={texts.related} size="m" className="screen-only">
      <CardStrip>
        {related.map((other) => {
          const text = shortDescriptionOf(other)
          return (
            <Card key={other.id}>
              <RecordCover
                kind="service"
                id={other.id}
                url={other.imageUrl}
                shape="card"
                className={styles.relatedPicture}
              />
              <Card.Body>
                <Card.Heading lang={contentLang}>{other.name ?? ''}</Card.Heading>
                {text && <p lang={contentLang}>{text}</p>}
                <Card.Link href={servicePathOf(other, locale)}>{texts.see}</Card.Link>
              </Card.Body>
            </Card>
          )
        })}
      </CardStrip>
    </TitledSection>
  )
}
