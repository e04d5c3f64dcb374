import { Button } from '@filiz/design-system/Button'
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import { isVisible } from '../../../contract/domain/plainText.ts'
import { type ChatTexts, chat, greetingOf } from '../../../contract/i18n/site/chat.ts'
import { ChatComposer, ChatMessage, ChatWindow, TypingIndicator } from '../../components/ChatWindow.tsx'
import { createTexts } from '../../i18n/locale.ts'
import { useSiteLinks } from '../../layout/siteLinks.ts'
import { useSite } from '../../meta/SiteContext.ts'
import styles from './Chat.module.css'
import { ChatTurn } from './ChatTurn.tsx'
import { type Conversation, createConversation, requestReply } from './conversation.ts'
import type { ChatState } from './openChat.ts'

const useChatTexts = createTexts(
  chat,
  async () => (await import('../../../contract/i18n/site/chatEnglish.ts')).chatEnglish,
)

/** Session storage, read on each access: where it is blocked, already reading the property throws. */
const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
}

export const startConversation = (assistantName: string): Conversation =>
  createConversation(greetingOf(assistantName), requestReply, tabStorage)

/** Viewport width in pixels up to which the chat covers the page, so that a link in it has to close it. */
const COVERS_PAGE_UP_TO = 700

interface ChatProps {
  conversation: Conversation
  state: ChatState
  onClose: () => void
}

/** The chat window: the conversation and the field for the next question. */
export function Chat({ conversation, state, onClose }: ChatProps) {
  const { question } = state
  const { assistantName } = useSite()
  const texts = useChatTexts()
  const { turns, isWaiting, draft } = useSyncExternalStore(conversation.subscribe, conversation.read)
  const frame = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeyboardInset()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the chat is opened, also with the same question
  useEffect(() => {
    // On a touch screen a focused field would open the keyboard over the conversation.
    const isTouch = window.matchMedia('(hover: none)').matches
    ;(isTouch ? frame : field).current?.focus()
  }, [state])
  // The question is in the field before the first paint, or a key pressed early would be lost. The store is subscribed to only
  // after the first paint, so a state of the component renders it again.
  const [, setPrefilled] = useState('')
  useLayoutEffect(() => {
    if (!state.question) return
    conversation.write(state.question)
    setPrefilled(state.question)
  }, [conversation, state])
  /** Keeps the focus in the window when the clicked button is removed or disabled. */
  const keepFocus = () => {
    if (document.activeElement !== field.current) frame.current?.focus()
  }
  const send = () => {
    void conversation.send()
    keepFocus()
  }
  const retry = () => {
    void conversation.retry()
    keepFocus()
  }
  const sendSuggestion = (suggestion: string) => {
    conversation.write(suggestion)
    send()
  }
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && window.innerWidth <= COVERS_PAGE_UP_TO) onClose()
  }
  return (
    <ChatWindow
      ref={frame}
      title={texts.title(assistantName)}
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
            onChange={conversation.write}
            onSend={send}
            isWaiting={isWaiting}
            isBlank={isBlank}
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
          {...(i === turns.length - 1 && !isWaiting && { onRetry: retry })}
        />
      ))}
      {turns.length === 1 && !isWaiting && !question && <Suggestions texts={texts} onSelect={sendSuggestion} />}
      {isWaiting && (
        <ChatMessage from="model" speaker={assistantName}>
          <TypingIndicator label={texts.typing} />
        </ChatMessage>
      )}
    </ChatWindow>
  )
}

const isBlank = (text: string) => !isVisible(text)

interface SuggestionsProps {
  texts: ChatTexts
  onSelect: (question: string) => void
}

/** Suggested questions of a new conversation. Also in English they are sent in Turkish, the assistant's language. */
function Suggestions({ texts, onSelect }: SuggestionsProps) {
  const titleId = useId()
  return (
    <div className={styles.suggestions}>
      <p id={titleId}>{texts.suggest}</p>
      <ul aria-labelledby={titleId}>
        {texts.suggestions.map((question, i) => (
          <li key={question}>
            <Button variant="quiet" size="s" onClick={() => onSelect(chat.suggestions[i]!)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The assistant's language if it differs from the visitor's, the recipient of the text if known, and the privacy notice. */
function SmallPrint({ texts }: { texts: ChatTexts }) {
  const { assistantHost } = useSite()
  const [privacy] = useSiteLinks(['privacy'])
  return (
    <p className={styles.smallPrint}>
      {texts.speaks && `${texts.speaks} `}
      {assistantHost === null && `${texts.staysHere} `}
      {assistantHost && `${texts.goesTo(assistantHost)} `}
      {privacy && <a href={privacy.href}>{privacy.label}</a>}
    </p>
  )
}

/** Sets the CSS variable `--keyboard` to the height of the page that a phone's on-screen keyboard covers. */
function useKeyboardInset() {
  useLayoutEffect(() => {
    const { visualViewport: viewport } = window
    const { style } = document.documentElement
    const measure = () => {
      const covered = viewport?.scale === 1 ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
      style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    viewport?.addEventListener('resize', measure)
    viewport?.addEventListener('scroll', measure)
    return () => {
      style.removeProperty('--keyboard')
      viewport?.removeEventListener('resize', measure)
      viewport?.removeEventListener('scroll', measure)
    }
  }, [])
}
