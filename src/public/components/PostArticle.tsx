import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { Title } from '@filiz/design-system/Title'
import { useId } from 'react'
import { excerptOf } from '../../contract/domain/excerpt.ts'
import { paths, pathTo } from '../../contract/domain/paths.ts'
import { PostDate } from '../features/blog/PostDate.tsx'
import { dateOf, type PublicPost, pictureOf, postPathOf, readingMinutesOf } from '../features/blog/post.ts'
import { CONTENT_LOCALE, useContentLang, useLocale, useTexts } from '../i18n/locale.ts'
import { RecordCover } from '../media/RecordCover.tsx'
import { Head } from '../meta/Head.tsx'
import { useSite } from '../meta/SiteContext.ts'
import { postJsonLd } from '../meta/structuredData.ts'
import { MarkdownText } from './MarkdownText.tsx'
import styles from './PostArticle.module.css'
import { SiteBreadcrumb } from './SiteBreadcrumb.tsx'

/**
 * The page of a post, published or not: picture, title, facts in the margin, and the text in a column of 65 characters. Printed
 * without picture and margin column.
 */
export function PostArticle({ post, isPreview }: { post: PublicPost; isPreview?: boolean }) {
  const site = useSite()
  const { blog } = useTexts()
  const contentLang = useContentLang(post)
  const locale = useLocale()
  // Authors are not translated.
  const authorLang = post.author?.trim() && locale !== CONTENT_LOCALE ? CONTENT_LOCALE : undefined
  const titleId = useId()
  const [title, date, author] = [post.title ?? '', dateOf(post), post.author?.trim()]
  const about = { title, description: excerptOf(post), path: postPathOf(post, locale), imageUrl: pictureOf(post) }
  const list = { href: pathTo(paths.blog, locale), label: blog.title }
  return (
    <>
      <Head
        {...about}
        type="article"
        seo={post}
        structured={
          import.meta.env.SSR
            ? (here) => [postJsonLd(here, { ...about, author, published: date, modified: post.updatedAt })]
            : undefined
        }
        parent={list}
        noIndex={isPreview}
      />
      <article aria-labelledby={titleId}>
        <div className={styles.picture}>
          <RecordCover kind="post" id={post.id} url={about.imageUrl} shape="page" isMain />
        </div>
        <header className={styles.head}>
          <SiteBreadcrumb list={list} current={title} lang={contentLang} />
          <Title level={1} size="xl" id={titleId} lang={contentLang}>
            {title}
          </Title>
        </header>
        <div className={styles.page}>
          <DescriptionList
            className={styles.aside}
            size="s"
            items={[
              { term: blog.author, description: <span lang={authorLang}>{author || site.name}</span> },
              ...(date ? [{ term: blog.date, description: <PostDate moment={date} /> }] : []),
              { term: blog.reading, description: blog.minutes(readingMinutesOf(post)) },
            ]}
          />
          <div className={styles.text}>
            <MarkdownText record={post} />
          </div>
        </div>
      </article>
    </>
  )
}
