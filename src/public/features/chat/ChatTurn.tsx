import { Button } from '@filiz/design-system/Button'
import { type ChatTexts, chat } from '../../../contract/i18n/site/chat.ts'
import { ChatMessage } from '../../components/ChatWindow.tsx'
import { useContentLang } from '../../i18n/locale.ts'
import { useSite } from '../../meta/SiteContext.ts'
import type { Turn } from './conversation.ts'
import { linkedPartsOf } from './linkedParts.ts'

interface ChatTurnProps {
  turn: Turn
  texts: ChatTexts
  /** Sends the question again; only for the last turn. */
  onRetry?: () => void
}

/** One turn: the visitor's question, or the assistant's reply with links and sources, or a failure. */
export function ChatTurn({ turn: { role, content, sources = [], isFailure = false }, texts, onRetry }: ChatTurnProps) {
  const { assistantName } = useSite()
  const contentLang = useContentLang()
  if (role === 'user')
    return (
      <ChatMessage from="user" speaker={texts.you}>
        {chat.suggestions.includes(content) ? <span lang={contentLang}>{content}</span> : content}
      </ChatMessage>
    )
  if (isFailure)
    return (
      <ChatMessage
        from="model"
        speaker={assistantName}
        isError
        after={
          (content || onRetry) && (
            <>
              {content && <p lang={contentLang}>{content}</p>}
              {onRetry && (
                <Button variant="quiet" size="s" onClick={onRetry}>
                  {texts.retry}
                </Button>
              )}
            </>
          )
        }
      >
        {texts.failed}
      </ChatMessage>
    )
  return (
    <ChatMessage
      from="model"
      speaker={assistantName}
      after={
        sources.length > 0 && (
          <>
            <p>{texts.sources}</p>
            <ul>
              {sources.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} lang={contentLang}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )
      }
    >
      <span lang={contentLang}>
        {linkedPartsOf(content).map(({ text, href }, i) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change
            <a key={i} href={href} rel="noopener noreferrer nofollow">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </span>
    </ChatMessage>
  )
}
