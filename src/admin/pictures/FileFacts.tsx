import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { pictureFrom } from '../../contract/domain/pictures.ts'
import { fileSize } from '../i18n/formats.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import sheet from '../widgets/sheetTitle.module.css'
import styles from './PictureFacts.module.css'
import { kindOf, type LibraryEntry, sidesOf } from './pictureFacts.ts'
import { usePictureWords } from './usePictureWords.ts'

/** The file of a picture: its kind, sides and size, and its address. */
export function FileFacts({ picture }: { picture: LibraryEntry }) {
  const words = usePictureWords()
  const language = usePreference(locale)
  const { site, apiUrl } = useServices()
  const notify = useNotifier()
  const address = new URL(picture.url, site.url).href

  /** Where the browser gives no access to the clipboard, it shows the address for the person to copy. */
  const copy = () =>
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => notify(words.copied),
      () => void window.prompt(words.notCopied, address),
    )
  return (
    <section className={styles.section}>
      <h2 className={sheet.title}>{words.facts}</h2>
      <p>
        {kindOf(picture.type)}, {sidesOf(picture, language)}, {fileSize(picture.bytes, language)}
      </p>
      <div className={styles.actions}>
        <Button variant="outlined" startIcon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
          {words.address}
        </Button>
        <Button
          variant="outlined"
          href={pictureFrom(apiUrl, picture.url)}
          target="_blank"
          rel="noopener"
          startIcon={<Icon name="external" size={18} />}
        >
          {words.open}
        </Button>
      </div>
    </section>
  )
}
