import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { Prose } from '@filiz/design-system/Prose'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { excerptOf } from '../../../contract/domain/plainText.ts'
import { Article } from '../../components/Article.tsx'
import { SiteBreadcrumb } from '../../components/SiteBreadcrumb.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { RecordCover } from '../../media/RecordCover.tsx'
import { Head } from '../../meta/Head.tsx'
import { useSite } from '../../meta/SiteContext.ts'
import { blogPosting } from '../../meta/structuredData.ts'
import { PostDate } from './PostDate.tsx'
import { dateOf, type PublicPost, pictureOf, postPathOf, readingMinutesOf } from './post.ts'

/** The parser is larger than a page: only a post without HTML needs it, as one from the API. */
const Markdown = lazy(async () => ({ default: (await import('@filiz/design-system/Markdown')).Markdown }))

/** The head and the article of a post, published or not. */
export function PostArticle({ post, isPreview }: { post: PublicPost; isPreview?: boolean }) {
  const site = useSite()
  const { blog } = useTexts()
  const contentLang = useContentLang()
  const [title, date, author] = [post.title ?? '', dateOf(post), post.author?.trim()]
  const about = { title, description: excerptOf(post), path: postPathOf(post), imageUrl: pictureOf(post) }
  const list = { href: '/blog', label: blog.title }
  return (
    <>
      <Head
        {...about}
        type="article"
        found={post}
        structured={
          import.meta.env.SSR
            ? () => [blogPosting(site, { ...about, author, published: date, modified: post.updatedAt })]
            : undefined
        }
        under={list}
        isMissing={isPreview}
      />
      <Article
        picture={<RecordCover kind="post" id={post.id} url={about.imageUrl} shape="page" isMain />}
        breadcrumb={<SiteBreadcrumb list={list} current={title} currentLang={contentLang} />}
        title={title}
        contentLang={contentLang}
        aside={
          <DescriptionList
            size="s"
            items={[
              { term: blog.author, description: author || site.name },
              ...(date ? [{ term: blog.date, description: <PostDate moment={date} /> }] : []),
              { term: blog.reading, description: blog.minutes(readingMinutesOf(post)) },
            ]}
          />
        }
      >
        <PostText post={post} />
      </Article>
    </>
  )
}

/** The text of a post. The server renders the one of the document's own post, which stays until the text changes. */
function PostText({ post }: { post: PublicPost }) {
  const lang = useContentLang()
  const { content, html } = useDeferredValue(post)
  const [first] = useState(post)
  const known = html ?? (content === first.content ? first.html : undefined)
  if (known !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of our own Markdown component, which escapes HTML
    return <Prose lang={lang} dangerouslySetInnerHTML={{ __html: known }} />
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Markdown content={content ?? ''} lang={lang} />
    </Suspense>
  )
}
