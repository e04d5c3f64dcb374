import { Icon } from '@filiz/design-system/icons'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/constants.ts'
import { callLinkOf, messagingLinkOf } from '../../../contract/domain/phone.ts'
import { ActionDock } from '../../components/ActionDock.tsx'
import { loadTexts, useLocale, useTexts } from '../../i18n/locale.ts'
import { useSiteSettings } from '../../layout/siteSettings.ts'
import { closeChat, openChat, useChatState } from './openChat.ts'
import styles from './SiteDock.module.css'

/** Display time of the error message in milliseconds: it covers a part of the page. */
const FAILURE_DURATION = 10_000

async function loadChat(locale: Locale) {
  const module = await import('./Chat.tsx')
  await loadTexts(locale)
  return module
}

/** The floating widget: links to write and to call, and the chat, which replaces them while it is open (docs/product.md, section 2). */
export function SiteDock() {
  const { shell } = useTexts()
  const { phoneNumber, messagingNumber } = useSiteSettings().contact
  const state = useChatState()
  const { isOpen, opener } = state
  const { Chat, hasFailed } = useChatCode(isOpen, useLocale())
  const button = useRef<HTMLButtonElement>(null)
  const messagingLink = messagingLinkOf(messagingNumber ?? phoneNumber)
  const callLink = callLinkOf(phoneNumber)
  const isShown = isOpen && Chat !== undefined

  useEffect(() => {
    if (!isShown) return
    return () => {
      // The focus is on the body if the closed window had it, but may be on the new page after a link was followed.
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
          aria-busy={isOpen && !Chat}
          onClick={() => openChat()}
        >
          <Icon name="chat" size={20} />
          <span>{shell.docked.chat}</span>
        </button>
      </ActionDock>
      {Chat && <Chat state={state} onClose={closeChat} />}
      <p className={styles.failure} role="status">
        {hasFailed && shell.chatFailed}
      </p>
    </>
  )
}

/** The code of the chat window, loaded when the chat is first opened. */
function useChatCode(isOpen: boolean, locale: Locale) {
  const [Chat, setChat] = useState<Awaited<ReturnType<typeof loadChat>>['Chat']>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOpen || Chat) return
    setFailed(false)
    loadChat(locale)
      .then((module) => setChat(() => module.Chat))
      .catch(() => {
        setFailed(true)
        setTimeout(setFailed, FAILURE_DURATION, false)
        closeChat()
      })
  }, [isOpen, Chat, locale])
  return { Chat, hasFailed }
}
