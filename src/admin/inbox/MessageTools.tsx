import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import styles from './MessageTools.module.css'
import { replyLinkOf } from './messageLinks.ts'
import type { InboxMessage } from './messages.ts'
import { useInboxWords } from './useInboxWords.ts'
import type { MessageActions } from './useMessageActions.ts'

interface MessageToolsProps {
  message: InboxMessage
  actions: MessageActions
  /** The message leaves the list. */
  onGone: () => void
}

/** Answers, marks, moves and deletes a message. Of what a server does not know, spam or answers, there is no button. */
export function MessageTools({ message, actions, onGone }: MessageToolsProps) {
  const words = useInboxWords()
  const { isRead, isAnswered, isSpam } = message
  const [isReplying, setReplying] = useState(false)
  const reply = replyLinkOf(message, words.replySubject)

  function move() {
    onGone()
    actions.mark(message, 'isSpam', !isSpam)
  }
  function remove() {
    if (actions.remove(message)) onGone()
  }

  return (
    <div className={styles.tools}>
      {(reply || typeof isAnswered === 'boolean') && (
        <div>
          {reply && (
            <Button
              variant="contained"
              href={reply}
              startIcon={<Icon name="mail" size={18} />}
              onClick={() => setReplying(true)}
            >
              {words.reply}
            </Button>
          )}
          {typeof isAnswered === 'boolean' && (
            <Button
              variant="outlined"
              startIcon={<Icon name={isAnswered ? 'undo' : 'check'} size={18} />}
              onClick={() => actions.mark(message, 'isAnswered', !isAnswered)}
            >
              {isAnswered ? words.markUnanswered : words.markAnswered}
            </Button>
          )}
          <p className={styles.offer} role="status">
            {isReplying && isAnswered === false && words.answerOffer}
          </p>
        </div>
      )}
      <div>
        <Button variant="outlined" onClick={() => actions.mark(message, 'isRead', !isRead)}>
          {isRead ? words.markUnread : words.markRead}
        </Button>
        {typeof isSpam === 'boolean' && (
          <Button variant="outlined" onClick={move}>
            {isSpam ? words.markNotSpam : words.markSpam}
          </Button>
        )}
        <Button
          className={styles.remove}
          variant="outlined"
          color="error"
          startIcon={<Icon name="trash" size={18} />}
          onClick={remove}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
