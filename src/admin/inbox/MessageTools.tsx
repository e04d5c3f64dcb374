import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
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

/** Answers, marks, moves and deletes a message. A server that does not know spam is not asked to move any. */
export function MessageTools({ message, actions, onGone }: MessageToolsProps) {
  const words = useInboxWords()
  const { isRead, isSpam } = message
  const reply = replyLinkOf(message, words.replySubject)

  function move() {
    onGone()
    actions.setSpam(message, !isSpam)
  }
  function remove() {
    if (actions.remove(message)) onGone()
  }

  return (
    <div className={styles.tools}>
      {reply && (
        <Button variant="contained" href={reply} startIcon={<Icon name="mail" size={18} />}>
          {words.reply}
        </Button>
      )}
      <Button variant="outlined" onClick={() => actions.setRead(message, !isRead)}>
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
  )
}
