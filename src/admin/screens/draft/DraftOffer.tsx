import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { dayAndTime } from '../../i18n/formats.ts'
import { useWords } from '../../i18n/words.ts'
import { useServices } from '../../services.ts'
import styles from './DraftOffer.module.css'

interface DraftOfferProps {
  at: string
  onRestore: () => void
  onForget: () => void
}

/** Says above the form that something was typed and not saved, and gives it back or throws it away. */
export function DraftOffer({ at, onRestore, onForget }: DraftOfferProps) {
  const { draft: words } = useWords()
  const { site } = useServices()
  return (
    <div className={styles.offer} role="status">
      <Icon name="clock" size={20} />
      <p>{words.found(dayAndTime(new Date(at), site.timeZone))}</p>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={onRestore}>
          {words.restore}
        </Button>
        <Button variant="outlined" color="error" onClick={onForget}>
          {words.forget}
        </Button>
      </div>
    </div>
  )
}
