import { Button } from '@filiz/design-system/Button'
import { useId } from 'react'
import { type ChatTexts, chat } from '../../../contract/i18n/site/chat.ts'
import styles from './Suggestions.module.css'

/**
 * Questions to tap, for whoever does not know what to ask: a conversation that has not begun shows them. In whichever language
 * they stand there, they are put in Turkish, which the assistant speaks.
 */
export function Suggestions({ texts, onAsk }: { texts: ChatTexts; onAsk: (question: string) => void }) {
  const titleId = useId()
  return (
    <div className={styles.suggestions}>
      <p id={titleId}>{texts.suggest}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets VoiceOver takes a list for none */}
      <ul role="list" aria-labelledby={titleId}>
        {texts.suggestions.map((question, at) => (
          <li key={question}>
            <Button variant="line" size="s" onClick={() => onAsk(chat.suggestions[at]!)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
