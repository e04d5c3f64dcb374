import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { TOPIC_MAX_LENGTH } from '../../contract/api/endpoints.ts'
import { cleanText } from '../../contract/domain/plainText.ts'
import { sentenceOf } from '../api/failure.ts'
import { useRoomLeft } from '../widgets/useRoomLeft.ts'
import styles from './DraftingPanel.module.css'
import { useBlogWords } from './useBlogWords.ts'
import { useDrafting } from './useDrafting.ts'

/** Has a draft written from a topic. It stands inside the post's form, but its topic is no field of it. */
export function DraftingPanel() {
  const { drafting: words } = useBlogWords()
  const { drafting, start, stop, place, undo } = useDrafting()
  const [topic, setTopic] = useState('')
  const left = useRoomLeft(topic, TOPIC_MAX_LENGTH)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const isWriting = drafting.state === 'writing'

  function submit() {
    if (isWriting) return
    const isEmpty = cleanText(topic) === ''
    setMissing(isEmpty)
    if (isEmpty) box.current?.focus()
    else void start(cleanText(topic))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would save the post around.
    event.preventDefault()
    submit()
  }

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {words.heading}
      </h2>
      <div className={styles.ask}>
        <TextField
          inputRef={box}
          className={styles.topic}
          name="topic"
          label={words.topic}
          placeholder={words.topicHint}
          value={topic}
          error={isMissing}
          helperText={isMissing ? words.topicMissing : left}
          onChange={({ target }) => {
            setTopic(target.value)
            setMissing(false)
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: { maxLength: TOPIC_MAX_LENGTH },
            formHelperText: { role: isMissing ? 'alert' : undefined },
          }}
        />
        <Button
          variant="outlined"
          className={styles.write}
          startIcon={<Icon name="sprout" size={18} />}
          aria-disabled={isWriting}
          onClick={submit}
        >
          {words.write}
        </Button>
      </div>
      <div className={styles.outcome} role="status">
        {isWriting && (
          <>
            <p>{words.writing}</p>
            <Button variant="text" onClick={stop}>
              {words.stop}
            </Button>
            <LinearProgress className={styles.progress} aria-hidden="true" />
          </>
        )}
        {drafting.state === 'placed' && (
          <>
            <p className={styles.good}>{words.placed}</p>
            <Button variant="outlined" startIcon={<Icon name="undo" size={18} />} onClick={() => undo(drafting)}>
              {words.undo}
            </Button>
          </>
        )}
        {drafting.state === 'kept' && (
          <>
            <p>{words.kept}</p>
            <Button variant="outlined" onClick={() => place(drafting.draft)}>
              {words.place}
            </Button>
          </>
        )}
        {drafting.state === 'undone' && <p>{words.undone}</p>}
      </div>
      {drafting.state === 'failed' && (
        <p className={styles.bad} role="alert">
          <Icon name="alert" size={20} />
          <span>{sentenceOf(drafting.error, words.failed)}</span>
        </p>
      )}
    </section>
  )
}
