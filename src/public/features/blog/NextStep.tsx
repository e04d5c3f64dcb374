import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { LinkIndex } from '@filiz/design-system/LinkIndex'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { DetailSection } from '../../components/DetailSection.tsx'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { inquiryPathOf } from '../contact/inquiryPath.ts'
import { productPathOf } from '../products/product.ts'
import { servicePathOf } from '../services/service.ts'
import styles from './NextStep.module.css'
import type { PublicPost } from './post.ts'

/** Links to the services and products that the post names, and to the contact form with the post's title as its subject. */
export function NextStep({ post }: { post: PublicPost }) {
  const { title, services, products } = post
  const { blog: texts } = useTexts()
  const contentLang = useContentLang(post)
  const locale = useLocale()
  const entries = [
    ...(services ?? []).map((service) => ({
      key: servicePathOf(service, locale),
      href: servicePathOf(service, locale),
      mark: <span lang={locale}>{texts.service}</span>,
      title: service.name ?? '',
      text: shortDescriptionOf(service),
    })),
    ...(products ?? []).map((product) => ({
      key: productPathOf(product, locale),
      href: productPathOf(product, locale),
      mark: <span lang={locale}>{texts.product}</span>,
      title: product.name ?? '',
      text: shortDescriptionOf(product),
    })),
  ]
  return (
    <div className="screen-only">
      <DetailSection title={entries.length > 0 ? texts.related : texts.inquiry}>
        {entries.length > 0 && <LinkIndex entries={entries} lang={contentLang} className={styles.entries} />}
        <ButtonLink href={inquiryPathOf(title, locale)}>{texts.ask}</ButtonLink>
      </DetailSection>
    </div>
  )
}
