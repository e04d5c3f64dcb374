import { laptop } from '@filiz/design-system/breakpoints'
import { CoverPhoto } from '@filiz/design-system/CoverPhoto'
import { Illustration } from '@filiz/design-system/Illustration'
import { PageHead } from '@filiz/design-system/PageHead'
import { landscape } from '../../../company/illustrations/eager.ts'
import { excerptOf } from '../../../contract/domain/excerpt.ts'
import { MarkdownText } from '../../components/MarkdownText.tsx'
import { SiteBreadcrumb } from '../../components/SiteBreadcrumb.tsx'
import { useContentLang, useLocale } from '../../i18n/locale.ts'
import { useAltText, usePhoto } from '../../media/usePhoto.ts'
import { Head } from '../../meta/Head.tsx'
import styles from './OwnPageArticle.module.css'
import { ownPagePathOf, type PublicPage } from './ownPage.ts'

/** A page of the owner's: title, picture if there is one, and text. */
export function OwnPageArticle({ page, isPreview }: { page: PublicPage; isPreview?: boolean }) {
  const contentLang = useContentLang(page)
  const { content, imageUrl } = page
  const title = page.title ?? ''
  const photo = usePhoto(imageUrl)
  const altText = useAltText(imageUrl)
  return (
    <>
      <Head
        title={title}
        description={excerptOf({ content })}
        path={ownPagePathOf(page, useLocale())}
        imageUrl={imageUrl}
        seo={page}
        noIndex={isPreview}
      />
      <PageHead
        title={title}
        lang={contentLang}
        size={imageUrl ? 'l' : 'm'}
        breadcrumb={<SiteBreadcrumb current={title} lang={contentLang} />}
        picture={
          imageUrl && (
            <CoverPhoto
              {...photo}
              className={styles.picture}
              {...altText}
              sizes={`${laptop} 100vw, 50vw`}
              priority
              placeholder={<Illustration source={landscape('side-orchard')} />}
            />
          )
        }
      />
      <div className={styles.text} data-below={imageUrl ? 'picture' : 'text'}>
        <MarkdownText record={page} />
      </div>
    </>
  )
}
