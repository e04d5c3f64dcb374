import { Link } from 'react-router-dom'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { MAX_USES, type PictureUse } from '../../contract/resources/pictures.ts'
import { useConfig } from '../entries/configContext.ts'
import { isResourceEntry } from '../entries/entries.ts'
import { formPathOf } from '../entries/recordPaths.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import sheet from '../widgets/sheetTitle.module.css'
import styles from './PictureFacts.module.css'
import { usePictureWords } from './usePictureWords.ts'

/** Every place that shows a picture, as the way to its form. */
export function UsedIn({ uses }: { uses: readonly PictureUse[] }) {
  const words = usePictureWords()
  const config = useConfig()
  const language = usePreference(locale)
  return (
    <section className={styles.section}>
      <h2 className={sheet.title}>{words.uses}</h2>
      {uses.length === 0 && <p>{words.usesNone}</p>}
      <ul className={styles.uses}>
        {uses.map((use) => {
          const entry = config.find((each) => isResourceEntry(each) && each.resource.name === use.resource)
          const kind = entry && isResourceEntry(entry) ? resourceTexts(entry.resource, language).one : undefined
          const path = formPathOf(use, config)
          return (
            <li key={`${use.resource}/${use.id}`}>
              {path ? <Link to={path}>{use.title}</Link> : use.title}
              {kind && <span>{kind}</span>}
            </li>
          )
        })}
      </ul>
      {uses.length >= MAX_USES && <p>{words.usesMore}</p>}
    </section>
  )
}
