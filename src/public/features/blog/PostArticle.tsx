import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { Article } from '../../components/Article.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { PostDate } from './PostDate.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PostText } from './PostText.tsx'
import { dateOf, type PublicPost, readingMinutesOf } from './post.ts'

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
