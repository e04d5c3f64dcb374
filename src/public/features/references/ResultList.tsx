import type { Locale } from '../../../contract/constants.ts'
import { useTexts } from '../../i18n/locale.ts'
import styles from './ResultList.module.css'
import type { PublicReference } from './reference.ts'

/** Measured results, each before and after. */
export function ResultList({
  results,
  titleId,
  lang,
}: {
  results: NonNullable<PublicReference['figures']>
  titleId: string
  lang: Locale | undefined
}) {
  const { references: texts } = useTexts()
  return (
    <table className={styles.results} aria-labelledby={titleId}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{texts.measured}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody lang={lang}>
        {results.map(({ label, before, after }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two results may have the same text
          <tr key={i}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
