import { LinkIndex } from '@filiz/design-system/LinkIndex'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { said } from '../../i18n/said.tsx'
import { PostDate } from '../blog/PostDate.tsx'
import { dateOf, postPathOf, type SeenPost } from '../blog/post.ts'
import type { Saying } from './homeData.ts'

/** The newest posts by date and title, where there are any. */
export function Notebook({ posts, content }: { posts: readonly SeenPost[] } & Saying) {
  const { blog } = useTexts()
  const contentLang = useContentLang()
  const titleId = useId()
  if (posts.length === 0) return null
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead
        title={said(content, 'notebookTitle') || blog.title}
        titleId={titleId}
        action={<TextLink href="/blog">{blog.all}</TextLink>}
      />
      <LinkIndex
        contentLang={contentLang}
        entries={posts.map((post) => {
          const moment = dateOf(post)
          return {
            key: post.id,
            href: postPathOf(post),
            mark: moment && <PostDate moment={moment} />,
            title: post.title ?? '',
          }
        })}
      />
    </Section>
  )
}
