import { PageHead } from '@filiz/design-system/PageHead'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useId } from 'react'
import { SiteBreadcrumb } from '../components/SiteBreadcrumb.tsx'
import { useContent } from '../data/useContent.ts'
import { ContactFacts } from '../features/contact/ContactFacts.tsx'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import styles from '../features/contact/contact.module.css'
import { useContactTexts } from '../features/contact/useContactTexts.ts'
import { headTextOf, langOf, textOf } from '../i18n/content.tsx'
import { useSiteSettings } from '../layout/siteSettings.ts'
import { Head } from '../meta/Head.tsx'
import { organizationJsonLd } from '../meta/structuredData.ts'
import type { PageProps } from '../navigation/route.ts'
import type { contactPage } from '../routes.ts'

/** The contact page: the form, and phone, email, address and map beside it. */
export default function ContactPage({ data }: PageProps<typeof contactPage>) {
  const texts = useContactTexts()
  const content = useContent('contact-page')
  const { contact, logoUrl } = useSiteSettings()
  const factsId = useId()
  return (
    <>
      <Head
        title={texts.page}
        description={headTextOf(content, 'lead')}
        structured={import.meta.env.SSR ? (site) => [organizationJsonLd(site, contact, logoUrl)] : undefined}
      />
      <PageHead
        title={content?.title ?? texts.page}
        lang={content && langOf(content, 'title')}
        lead={content && textOf(content, 'lead')}
        breadcrumb={<SiteBreadcrumb current={texts.page} />}
      />
      <div className={styles.page}>
        <ContactForm content={content} />
        <section aria-labelledby={factsId}>
          <VisuallyHidden as="h2" id={factsId}>
            {texts.facts.title}
          </VisuallyHidden>
          <ContactFacts loaded={data.contact} />
        </section>
      </div>
    </>
  )
}
