import { Button } from '@filiz/design-system/Button'
import { Icon } from '@filiz/design-system/icons'
import { Section } from '@filiz/design-system/Section'
import { useId } from 'react'
import { type PublicPost, postPathOf } from '../features/blog/post.ts'
import { openChat } from '../features/chat/openChat.ts'
import { onHomePage, useSuggestions } from '../features/chat/useSuggestions.ts'
import { type HomeSectionProps, useHomeTexts } from '../features/home/homeData.ts'
import { textOf } from '../i18n/content.tsx'
import { useContentLang, useLocale } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import styles from './AssistantSample.module.css'

/** A sample question and answer, hard-coded as docs/product.md, section 2 says, and buttons that open the chat. */
export function AssistantSample({ posts, content }: { posts: readonly PublicPost[] } & HomeSectionProps) {
  const { assistant } = useHomeTexts()
  const { assistantTitle: title, assistantLead: lead } = content
  const { assistantName } = useSite()
  const titleId = useId()
  const moreId = useId()
  const suggestions = onHomePage(useSuggestions())
  return (
    <Section tone="sunk" {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': assistant.action })}>
      <div className={styles.columns}>
        <div>
          {title && <h2 id={titleId}>{textOf(content, 'assistantTitle')}</h2>}
          {lead && <p className={styles.lead}>{textOf(content, 'assistantLead')}</p>}
          <div className={`${styles.actions} scripts-only`}>
            <Button icon={<Icon name="chat" size={20} />} onClick={() => openChat()}>
              {assistant.action}
            </Button>
            {suggestions.length > 0 && (
              <>
                <p id={moreId} className={styles.more}>
                  {assistant.more}
                </p>
                <ul aria-labelledby={moreId}>
                  {suggestions.map(({ question, lang }) => (
                    <li key={question}>
                      <button type="button" lang={lang} onClick={() => openChat(question)}>
                        {question}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-label={assistant.sample} className={styles.sample}>
          <div className={`${styles.turn} ${styles.question}`}>
            <p className="label-text">{assistant.asker}</p>
            <p>{assistant.question}</p>
          </div>
          <div className={`${styles.turn} ${styles.answer}`}>
            <p className="label-text">{assistantName}</p>
            {assistant.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {assistant.source && <Source label={assistant.basis} title={assistant.source} posts={posts} />}
          </div>
        </div>
      </div>
    </Section>
  )
}

/** Source of the sample answer, if it is one of the newest posts, which the page has loaded. */
function Source({ label, title, posts }: { label: string; title: string; posts: readonly PublicPost[] }) {
  const locale = useLocale()
  const post = posts.find((each) => each.title?.startsWith(title))
  const contentLang = useContentLang(post)
  if (!post) return null
  return (
    <div className={styles.source}>
      <span className={styles.sourceLabel}>{label}</span>
      <a lang={contentLang} href={postPathOf(post, locale)}>
        {post.title}
      </a>
    </div>
  )
}
