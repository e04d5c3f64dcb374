import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Transcript.module.css'

export interface Turn {
  /** Who asks stands on the field, who answers on paper. */
  side: 'asks' | 'answers'
  speaker: string
  /** One paragraph each. */
  paragraphs: readonly string[]
  /** What it rests on, below a hairline. */
  basis?: ReactNode
}

export interface TranscriptProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What conversation it is. */
  label: string
  turns: readonly Turn[]
}

/** What was asked and answered, set as it is told afterwards. Not for a conversation that goes on (`ChatWindow`). */
export function Transcript({ label, turns, className, ...rest }: TranscriptProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div {...rest} role="group" aria-label={label} className={classNames(styles.conversation, className)}>
      {turns.map(({ side, speaker, paragraphs, basis }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in what was said
        <div key={i} className={styles.turn} data-side={side}>
          <p className={styles.speaker}>{speaker}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {basis && <div className={styles.basis}>{basis}</div>}
        </div>
      ))}
    </div>
  )
}
