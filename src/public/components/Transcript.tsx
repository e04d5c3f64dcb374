import type { ReactNode } from 'react'
import styles from './Transcript.module.css'

export interface Turn {
  side: 'asks' | 'answers'
  speaker: string
  paragraphs: readonly string[]
  /** Sources, below a line. */
  basis?: ReactNode
}

/** A sample conversation as static text. A real one is in a `ChatWindow`. */
export const Transcript = ({ label, turns }: { label: string; turns: readonly Turn[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div role="group" aria-label={label} className={styles.transcript}>
    {turns.map(({ side, speaker, paragraphs, basis }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: turns are identified by their position
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
