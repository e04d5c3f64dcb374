import { Icon } from '@filiz/design-system/icons'
import styles from './Outcome.module.css'

export type Outcome = { state: 'idle' | 'saving' } | { state: 'done' | 'failed'; sentence: string }

/** What became of a form, said where it was sent. */
export const Said = ({ outcome }: { outcome: Outcome }) => (
  <>
    <p className={styles.failed} role="alert">
      {outcome.state === 'failed' && (
        <>
          <Icon name="alert" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
    <p className={styles.done} role="status">
      {outcome.state === 'done' && (
        <>
          <Icon name="check" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
  </>
)
