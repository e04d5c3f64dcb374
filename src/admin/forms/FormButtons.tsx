import Button from '@mui/material/Button'
import styles from './FormButtons.module.css'

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
