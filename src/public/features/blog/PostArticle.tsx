import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { Prose } from '@filiz/design-system/Prose'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Article } from '../../components/Article.tsx'
import { TextSkeleton } from '../../components/skeletons.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { PostDate } from './PostDate.tsx'
import { PostPicture } from './PostPicture.tsx'
import { dateOf, type PublicPost, readingMinutesOf } from './post.ts'

/** The parser is larger than a page: only a post without HTML needs it, as one from the API. */
const Markdown = lazy(async () => ({ default: (await import('@filiz/design-system/Markdown')).Markdown }))

/** The article of a post, published or not; its page adds the document's head and the links to other posts. */
export function PostArticle({ post }: { post: PublicPost }) {
  const site = useSite()
  const texts = useTexts()
  const contentLang = useContentLang()
  const title = post.title ?? ''
  const date = dateOf(post)
  return (
    <Article
      picture={<PostPicture post={post} shape="band" priority />}
      breadcrumb={
        <Breadcrumb
          label={texts.breadcrumb}
          trail={[
            { href: '/', label: texts.nav.home },
            { href: '/blog', label: texts.blog.title },
          ]}
          current={title}
          currentLang={contentLang}
        />
      }
      title={title}
      contentLang={contentLang}
      aside={
        <DescriptionList
          size="s"
          items={[
            { term: texts.blog.author, description: post.author?.trim() || site.name },
            ...(date ? [{ term: texts.blog.date, description: <PostDate moment={date} /> }] : []),
            { term: texts.blog.reading, description: texts.blog.minutes(readingMinutesOf(post)) },
          ]}
        />
      }
    >
      <PostText post={post} />
    </Article>
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
