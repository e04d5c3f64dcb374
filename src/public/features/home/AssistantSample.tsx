import { Button } from '@filiz/design-system/Button'
import { Icon } from '@filiz/design-system/icons/page'
import { Section } from '@filiz/design-system/Section'
import { useId } from 'react'
import { homeTexts, SAMPLE_SOURCE } from '../../../contract/i18n/site/home.ts'
import { Transcript } from '../../components/Transcript.tsx'
import { useContentLang } from '../../i18n/locale.ts'
import { said } from '../../i18n/said.tsx'
import { useSite } from '../../meta/SiteContext.ts'
import { postPathOf, type SeenPost } from '../blog/post.ts'
import { openChat } from '../chat/openChat.ts'
import styles from './AssistantSample.module.css'
import type { Saying } from './homeData.ts'
import { useHomeTexts } from './useHomeTexts.ts'

/** A question to the assistant and its answer, both hard-coded (spec section 2) whatever is said around them, and the way to a question of one's own. */
export function AssistantSample({ posts, content }: { posts: readonly SeenPost[] } & Saying) {
  const { assistant } = useHomeTexts()
  const { assistantTitle: title, assistantLead: lead } = content
  const { assistantName } = useSite()
  const titleId = useId()
  const moreId = useId()
  return (
    <Section tone="sunk" {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': assistant.action })}>
      <div className={styles.columns}>
        <div>
          {title && <h2 id={titleId}>{said(content, 'assistantTitle')}</h2>}
          {lead && <p className={styles.lead}>{said(content, 'assistantLead')}</p>}
          <div className={styles.ask}>
            <Button icon={<Icon name="chat" size={20} />} onClick={() => openChat()}>
              {assistant.action}
            </Button>
            <p id={moreId} className={styles.more}>
              {assistant.more}
            </p>
            {/* biome-ignore lint/a11y/noRedundantRoles: without bullets VoiceOver takes a list for none */}
            <ul role="list" aria-labelledby={moreId}>
              {assistant.questions.map((question, at) => (
                <li key={question}>
                  {/* Put in Turkish, which the assistant speaks. */}
                  <button type="button" onClick={() => openChat(homeTexts.assistant.questions[at])}>
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Transcript
          label={assistant.sample}
          turns={[
            { side: 'asks', speaker: assistant.asker, paragraphs: [assistant.question] },
            {
              side: 'answers',
              speaker: assistantName,
              paragraphs: assistant.answer,
              basis: SAMPLE_SOURCE && <Basis label={assistant.basis} posts={posts} />,
            },
          ]}
        />
      </div>
    </Section>
  )
}

/** The article that the sample answer rests on: a link as long as it is one of the newest, which the page has anyway. */
function Basis({ label, posts }: { label: string; posts: readonly SeenPost[] }) {
  const contentLang = useContentLang()
  const post = posts.find(({ title }) => title?.startsWith(SAMPLE_SOURCE))
  return (
    <>
      <span className={styles.basis}>{label}</span>
      {post ? (
        <a lang={contentLang} href={postPathOf(post)}>
          {post.title}
        </a>
      ) : (
        <span lang={contentLang}>{SAMPLE_SOURCE}</span>
      )}
    </>
  )
}
