import { Button } from '@filiz/design-system/Button'
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import { iconInPage } from '../../../contract/domain/brand.ts'
import type { ChatTexts } from '../../../contract/i18n/site/chat.ts'
import { ChatComposer, ChatMessage, ChatWindow, TypingIndicator } from '../../components/ChatWindow.tsx'
import { useContent } from '../../data/useContent.ts'
import { langOf } from '../../i18n/content.tsx'
import { createTexts, useLocale } from '../../i18n/locale.ts'
import { useSiteLinks } from '../../layout/siteLinks.ts'
import { useSite } from '../../meta/SiteContext.ts'
import styles from './Chat.module.css'
import { linkedPartsOf } from './linkedParts.ts'
import type { ChatState } from './openChat.ts'
import { type Greeting, type Turn, useConversation } from './useConversation.ts'
import { inChat, type SuggestedQuestion, useSuggestions } from './useSuggestions.ts'

const useChatTexts = createTexts({
  tr: () => import('../../../contract/i18n/site/chat.ts'),
  en: () => import('../../../contract/i18n/site/chatEnglish.ts'),
})

/** Viewport width in pixels up to which the chat covers the page, so that a link in it has to close it. */
const COVERS_PAGE_UP_TO = 700

interface ChatProps {
  state: ChatState
  onClose: () => void
}

/** The chat window. It stays mounted while it is closed: conversation and draft last as long as the document. */
export function Chat({ state, onClose }: ChatProps) {
  const site = useSite()
  const { name, assistantName } = site
  const texts = useChatTexts()
  const greeting = useGreeting()
  const locale = useLocale()
  const suggestions = inChat(useSuggestions())
  const { turns, isWaiting, send, retry } = useConversation({ greeting, locale, failed: texts.failed })
  const [draft, setDraft] = useState('')
  const frame = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // Before the first paint: a key typed early would be lost.
  useLayoutEffect(() => {
    if (state.question) setDraft(state.question)
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the chat is opened, also with the same question
  useEffect(() => {
    // On a touch screen a focused field would open the keyboard over the conversation.
    const isTouch = window.matchMedia('(hover: none)').matches
    ;(isTouch ? frame : field).current?.focus()
  }, [state])
  if (!state.isOpen) return null
  /** Keeps the focus in the window when the clicked button is removed or disabled. */
  const keepFocus = () => {
    if (document.activeElement !== field.current) frame.current?.focus()
  }
  const sendQuestion = (question: string) => {
    send(question)
    setDraft('')
    keepFocus()
  }
  const retryQuestion = () => {
    retry()
    keepFocus()
  }
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && window.innerWidth <= COVERS_PAGE_UP_TO) onClose()
  }
  return (
    <ChatWindow
      ref={frame}
      title={texts.title(assistantName)}
      company={name}
      icon={iconInPage(site)}
      closeLabel={texts.close}
      onClose={onClose}
      onClick={closeOnLink}
      newest={isWaiting ? 'pending' : turns.length}
      foot={
        <>
          <ChatComposer
            fieldRef={field}
            label={texts.placeholder}
            sendLabel={texts.send}
            value={draft}
            onChange={setDraft}
            onSend={() => sendQuestion(draft)}
            isWaiting={isWaiting}
            maxLength={CHAT_LIMITS.characters}
          />
          <SmallPrint texts={texts} />
        </>
      }
    >
      {turns.map((turn, i) => (
        <ChatTurn
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only appended
          key={i}
          turn={turn}
          texts={texts}
          lang={turn.locale === locale ? undefined : turn.locale}
          onRetry={i === turns.length - 1 ? retryQuestion : undefined}
        />
      ))}
      {turns.length === 1 && !state.question && suggestions.length > 0 && (
        <Suggestions title={texts.suggest} questions={suggestions} onSelect={sendQuestion} />
      )}
      {(isWaiting || turns.length === 0) && (
        <ChatMessage from="model" speaker={assistantName}>
          <TypingIndicator label={texts.typing} />
        </ChatMessage>
      )}
    </ChatWindow>
  )
}

interface ChatTurnProps {
  turn: Turn
  texts: ChatTexts
  /** If it is not in the language of the page. */
  lang: Locale | undefined
  /** Sends the question again after a failure; only for the last turn. */
  onRetry: (() => void) | undefined
}

/** One turn: the visitor's question, or the assistant's reply with links and sources, or a failure. */
function ChatTurn({ turn: { role, content, sources = [], isFailure }, texts, lang, onRetry }: ChatTurnProps) {
  const { assistantName } = useSite()
  if (role === 'user')
    return (
      <ChatMessage from="user" speaker={texts.you}>
        {lang ? <span lang={lang}>{content}</span> : content}
      </ChatMessage>
    )
  const failureDetails = (content || onRetry) && (
    <>
      {content && <p lang={lang}>{content}</p>}
      {onRetry && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </>
  )
  const sourceList = sources.length > 0 && (
    <>
      <p>{texts.sources}</p>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} lang={lang} hrefLang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
  return (
    <ChatMessage
      from="model"
      speaker={assistantName}
      isError={isFailure}
      after={isFailure ? failureDetails : sourceList}
    >
      {isFailure ? texts.failed : <span lang={lang}>{linked(content)}</span>}
    </ChatMessage>
  )
}

const linked = (text: string) =>
  linkedPartsOf(text).map(({ text, href }, i) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change
      <a key={i} href={href} rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    ),
  )

/** The first message of the assistant, with its name, and its language if it differs from the visitor's; undefined while loading. */
function useGreeting(): Greeting | undefined {
  const { assistantName } = useSite()
  const content = useContent('chat-texts')
  if (!content?.greeting) return undefined
  return {
    text: content.greeting.replaceAll(/\{(?:ad|name)\}/g, () => assistantName),
    lang: langOf(content, 'greeting'),
  }
}

interface SuggestionsProps {
  title: string
  questions: readonly SuggestedQuestion[]
  onSelect: (question: string) => void
}

/** Suggested questions of a new conversation. */
function Suggestions({ title, questions, onSelect }: SuggestionsProps) {
  const titleId = useId()
  return (
    <div className={styles.suggestions}>
      <p id={titleId}>{title}</p>
      <ul aria-labelledby={titleId}>
        {questions.map(({ question, lang }) => (
          <li key={question}>
            <Button variant="quiet" size="s" lang={lang} onClick={() => onSelect(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The recipient of the text if known, and the privacy notice. */
function SmallPrint({ texts }: { texts: ChatTexts }) {
  const { assistantHost } = useSite()
  const [privacy] = useSiteLinks(['privacy'])
  return (
    <p className={styles.smallPrint}>
      {assistantHost === null && `${texts.staysHere} `}
      {assistantHost && `${texts.goesTo(assistantHost)} `}
      {privacy && <a href={privacy.href}>{privacy.label}</a>}
    </p>
  )
}
