import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import styles from './FormEnd.module.css'

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

interface FormButtonsProps {
  isBusy: boolean
  words: { save: string; saving: string; cancel: string }
  onClose: () => void
}

/** Saves a form that was opened in its place, or closes it. */
export const FormButtons = ({ isBusy, words, onClose }: FormButtonsProps) => (
  <div className={styles.buttons}>
    <Button type="submit" variant="contained" aria-disabled={isBusy}>
      {isBusy ? words.saving : words.save}
    </Button>
    <Button variant="outlined" onClick={onClose}>
      {words.cancel}
    </Button>
  </div>
)
