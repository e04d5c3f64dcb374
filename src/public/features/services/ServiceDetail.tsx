import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Card } from '@filiz/design-system/Card'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { ServiceIcon } from '@filiz/design-system/icons/service'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { useId } from 'react'
import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../../contract/constants.ts'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { DescriptionSection } from '../../components/DescriptionSection.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { MorePictures } from '../../media/MorePictures.tsx'
import { useAltText } from '../../media/usePhoto.ts'
import { Head } from '../../meta/Head.tsx'
import { useSite } from '../../meta/SiteContext.ts'
import { service as serviceThing } from '../../meta/structuredData.ts'
import { inquiryPathOf } from '../contact/inquiryPath.ts'
import styles from './ServiceDetail.module.css'
import { ServicePicture } from './ServicePicture.tsx'
import { type PublicService, relatedTo, servicePathOf } from './service.ts'

/** One service: picture, text, description and the link to the contact form. Fields that are empty are left out. */
export function ServiceDetail({ service, isPreview }: { service: PublicService; isPreview?: boolean }) {
  const site = useSite()
  const texts = useTexts()
  const contentLang = useContentLang()
  const name = service.name ?? ''
  const altText = useAltText(service.imageUrl)
  const path = servicePathOf(service)
  const description = shortDescriptionOf(service, SHORT_DESCRIPTION_LENGTH_SERVICES)
  const trail = [
    { href: '/', label: texts.nav.home },
    { href: '/hizmetler', label: texts.services.title },
  ]
  return (
    <>
      <Head
        title={name}
        description={description}
        path={path}
        imageUrl={service.imageUrl}
        found={service}
        structured={
          import.meta.env.SSR
            ? [serviceThing(site, { name, description, imageUrl: service.imageUrl, path })]
            : undefined
        }
        under={trail[1]}
        isMissing={isPreview}
      />
      <article className={styles.service}>
        <Breadcrumb
          className={styles.trail}
          label={texts.breadcrumb}
          trail={trail}
          current={name}
          currentLang={contentLang}
        />
        <div className={styles.text}>
          <ServiceIcon name={service.iconIdentifier} size={40} />
          <Title level={1} size="l" lang={contentLang}>
            {name}
          </Title>
          {service.shortDescription?.trim() && (
            <p className={styles.lead} lang={contentLang}>
              {service.shortDescription}
            </p>
          )}
          <div className={styles.actions}>
            <ButtonLink href={inquiryPathOf(name)} variant="primary">
              {texts.services.consult}
            </ButtonLink>
            <TextLink href="/hizmetler">{texts.services.all}</TextLink>
          </div>
        </div>
        <div className={styles.picture}>
          <ServicePicture service={service} shape="half" {...altText} priority />
        </div>
      </article>
      <MorePictures name={name} pictures={service.morePictures} />
      <DescriptionSection title={texts.services.about} text={service.description} />
    </>
  )
}

interface RelatedServicesProps {
  service: PublicService
  list: readonly PublicService[]
}

/** Cards of other services; nothing if there are none or the list could not be loaded. */
export function RelatedServices({ service, list }: RelatedServicesProps) {
  const { services: texts } = useTexts()
  const contentLang = useContentLang()
  const titleId = useId()
  const related = relatedTo(service, list)
  if (related.length === 0) return null
  return (
    <Section aria-labelledby={titleId} className="screen-only">
      <SectionHead title={texts.related} titleId={titleId} size="m" />
      <CardStrip>
        {related.map((other) => {
          const text = shortDescriptionOf(other)
          return (
            <Card key={other.id}>
              <ServicePicture service={other} shape="card" className={styles.relatedPicture} />
              <Card.Body>
                <Card.Heading lang={contentLang}>{other.name ?? ''}</Card.Heading>
                {text && <p lang={contentLang}>{text}</p>}
                <Card.Link href={servicePathOf(other)}>{texts.see}</Card.Link>
              </Card.Body>
            </Card>
          )
        })}
      </CardStrip>
    </Section>
  )
}
