import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import { isVisible } from '../../../contract/domain/plainText.ts'
import { greetingOf } from '../../../contract/i18n/site/chat.ts'
import { ChatComposer } from '../../components/ChatComposer.tsx'
import { ChatMessage } from '../../components/ChatMessage.tsx'
import { ChatWindow } from '../../components/ChatWindow.tsx'
import { TypingIndicator } from '../../components/TypingIndicator.tsx'
import { useSite } from '../../meta/SiteContext.ts'
import { askAssistant } from './askAssistant.ts'
import { ChatTurn } from './ChatTurn.tsx'
import { type Conversation, createConversation } from './conversation.ts'
import type { Opening } from './openChat.ts'
import { SmallPrint } from './SmallPrint.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useChatTexts } from './useChatTexts.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'

export interface ChatProps {
  conversation: Conversation
  /** Its question stands in the field. */
  opening: Opening
  onClose: () => void
}

/** The tab's storage. Where it is blocked, asking for it throws too: that is for whoever reads or writes to bear. */
const tabStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
}

export const startConversation = (assistantName: string): Conversation =>
  createConversation(greetingOf(assistantName), askAssistant, tabStorage)

/** Up to this width, in pixels, the window lies over the page that a link in it leads to. */
const COVERS_UP_TO = 700

/** The chat window: the conversation so far, and the next question. */
export function Chat({ conversation, opening, onClose }: ChatProps) {
  const { question } = opening
  const { assistantName } = useSite()
  const texts = useChatTexts()
  const { turns, isWaiting, draft } = useSyncExternalStore(conversation.subscribe, conversation.read)
  const frame = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeyboardInset()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is one, also with the same question
  useEffect(() => {
    // Where a finger points, a field that takes the focus would bring the keyboard up over the conversation.
    const isFinger = window.matchMedia('(hover: none)').matches
    ;(isFinger ? frame : field).current?.focus()
  }, [opening])
  // Before it is painted: a field that is empty at first would take a key that is pressed at once. The conversation is
  // listened to only after the first paint, so a state of its own draws the window anew.
  const [, setWritten] = useState('')
  useLayoutEffect(() => {
    const { question } = opening
    if (!question) return
    conversation.write(question)
    setWritten(question)
  }, [conversation, opening])
  /** What was pressed is gone or out of use, and the focus with it. */
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
  const ask = (suggested: string) => {
    conversation.write(suggested)
    send()
  }
  const leaveTheWay = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && window.innerWidth <= COVERS_UP_TO) onClose()
  }
  return (
    <ChatWindow
      ref={frame}
      title={texts.title(assistantName)}
      closeLabel={texts.close}
      onClose={onClose}
      onClick={leaveTheWay}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in what was said
          key={i}
          turn={turn}
          texts={texts}
          {...(i === turns.length - 1 && !isWaiting && { onRetry: retry })}
        />
      ))}
      {turns.length === 1 && !isWaiting && !question && <Suggestions texts={texts} onAsk={ask} />}
      {isWaiting && (
        <ChatMessage from="model" speaker={assistantName}>
          <TypingIndicator label={texts.typing} />
        </ChatMessage>
      )}
    </ChatWindow>
  )
}

const isBlank = (text: string) => !isVisible(text)
