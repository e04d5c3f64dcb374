import { Icon } from '@filiz/design-system/icons'
import { useEffect, useRef, useState } from 'react'
import { callLinkOf, messagingLinkOf } from '../../../contract/domain/phone.ts'
import { ActionDock } from '../../components/ActionDock.tsx'
import { useTexts } from '../../i18n/locale.ts'
import { useSiteSettings } from '../../layout/siteSettings.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { closeChat, openChat, useChatState } from './openChat.ts'
import styles from './SiteDock.module.css'

/** How long the error message is shown, in milliseconds: it covers a part of the page. */
const FAILURE_DURATION = 10_000

const loadChat = () => import('./Chat.tsx')

/** The floating widget: links to write and to call, and the chat, which replaces them while it is open (the specification's section 2). */
export function SiteDock() {
  const { shell } = useTexts()
  const { phoneNumber, messagingNumber } = useSiteSettings().contact
  const state = useChatState()
  const { isOpen, opener } = state
  const { chat, hasFailed } = useChat(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const messagingLink = messagingLinkOf(messagingNumber ?? phoneNumber)
  const callLink = callLinkOf(phoneNumber)
  const isShown = isOpen && chat !== undefined

  useEffect(() => {
    if (!isShown) return
    return () => {
      // If the window had the focus, the body has it now; if a link was followed, the new page may have it.
      if (document.activeElement !== document.body) return
      ;(opener?.isConnected ? opener : button.current)?.focus()
    }
  }, [isShown, opener])
  return (
    <>
      <ActionDock label={shell.dock} hidden={isShown}>
        {messagingLink && (
          <a href={messagingLink} target="_blank" rel="noopener noreferrer" aria-label={shell.message}>
            <Icon name="message" size={20} />
            <span>{shell.docked.message}</span>
          </a>
        )}
        {callLink && (
          <a href={callLink} aria-label={shell.call}>
            <Icon name="phone" size={20} />
            <span>{shell.docked.call}</span>
          </a>
        )}
        <button
          ref={button}
          type="button"
          aria-label={shell.chat}
          aria-haspopup="dialog"
          aria-busy={isOpen && !chat}
          onClick={() => openChat()}
          onPointerEnter={preloadChat}
          onFocus={preloadChat}
        >
          <Icon name="chat" size={20} />
          <span>{shell.docked.chat}</span>
        </button>
      </ActionDock>
      {isShown && <chat.Chat conversation={chat.conversation} state={state} onClose={closeChat} />}
      <p className={styles.failure} role="status">
        {hasFailed && shell.chatFailed}
      </p>
    </>
  )
}

type ChatModule = Awaited<ReturnType<typeof loadChat>>

/** The code of the window, loaded when the chat is first opened, and the conversation, which lasts as long as the document. */
function useChat(isOpen: boolean) {
  const { assistantName } = useSite()
  const [chat, setChat] = useState<{
    Chat: ChatModule['Chat']
    conversation: ReturnType<ChatModule['startConversation']>
  }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen || chat) return
    setFailed(false)
    loadChat()
      .then(({ Chat, startConversation }) => setChat({ Chat, conversation: startConversation(assistantName) }))
      .catch(() => {
        setFailed(true)
        setTimeout(setFailed, FAILURE_DURATION, false)
        closeChat()
      })
  }, [isOpen, chat, assistantName])
  return { chat, hasFailed }
}

/**
 * Preloads the chat when the button is hovered or focused; an error is shown only after the click. Not while offline: most
 * browsers never request a module again that has failed once, and the click would fail too.
 */
const preloadChat = () => {
  if (navigator.onLine) loadChat().catch(() => {})
}
