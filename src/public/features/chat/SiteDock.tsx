import { Icon } from '@filiz/design-system/icons/page'
import { useEffect, useRef, useState } from 'react'
import { callLinkOf, messagingLinkOf } from '../../../contract/domain/phone.ts'
import { ActionDock } from '../../components/ActionDock.tsx'
import { useTexts } from '../../i18n/locale.ts'
import { useSiteSettings } from '../../layout/siteSettings.ts'
import { useSite } from '../../meta/SiteContext.ts'
import { isOffline, renewIfLostAgain } from '../../navigation/lazyPage.tsx'
import { closeChat, openChat, useOpening } from './openChat.ts'
import styles from './SiteDock.module.css'

/** How long it is said that the chat did not open, in milliseconds: it lies over the page. */
const FAILURE_STANDS = 10_000

const loadChat = () => import('./Chat.tsx')

/** The floating widget: the chat, and while that is closed also writing and calling (the specification's section 2). */
export function SiteDock() {
  const { shell } = useTexts()
  const { phoneNumber, messagingNumber } = useSiteSettings().contact
  const opening = useOpening()
  const { isOpen, opener } = opening
  const { chat, hasFailed } = useChat(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const messagingLink = messagingLinkOf(messagingNumber ?? phoneNumber)
  const callLink = callLinkOf(phoneNumber)
  const isShown = isOpen && chat !== undefined

  useEffect(() => {
    if (!isShown) return
    return () => {
      // Nothing has the focus when the window had it; a page that it led to may have taken it.
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
          onPointerEnter={beginLoading}
          onFocus={beginLoading}
        >
          <Icon name="chat" size={20} />
          <span>{shell.docked.chat}</span>
        </button>
      </ActionDock>
      {isShown && <chat.Chat conversation={chat.conversation} opening={opening} onClose={closeChat} />}
      <p className={styles.failure} role="status">
        {hasFailed && shell.chatFailed}
      </p>
    </>
  )
}

type ChatModule = Awaited<ReturnType<typeof loadChat>>

/** The window's code, once it was needed, and the conversation, which lasts as long as the page. */
function useChat(isOpen: boolean) {
  const { assistantName } = useSite()
  const [chat, setChat] = useState<{
    Chat: ChatModule['Chat']
    conversation: ReturnType<ChatModule['startConversation']>
  }>()
  const [hasFailed, setFailed] = useState(false)
  const [tellLost] = useState(renewIfLostAgain)
  useEffect(() => {
    if (!isOpen || chat) return
    setFailed(false)
    loadChat()
      .then(({ Chat, startConversation }) => setChat({ Chat, conversation: startConversation(assistantName) }))
      .catch(() => {
        tellLost().catch(() => {})
        setFailed(true)
        setTimeout(setFailed, FAILURE_STANDS, false)
        closeChat()
      })
  }, [isOpen, chat, assistantName, tellLost])
  return { chat, hasFailed }
}

/**
 * Whoever points at the button will press it. A failure is told then. Not without a line: of a module that did not come most
 * browsers remember that, and the press would find none.
 */
const beginLoading = () => isOffline() || loadChat().catch(() => {})
