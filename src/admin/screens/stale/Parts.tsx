import { useTranslateLabel } from 'ra-core'
import type { ReactNode } from 'react'
import type { Fields } from '../../../contract/schema/fields.ts'
import { ENGLISH, type Field } from '../../../contract/schema/fieldTypes.ts'
import { useSubject } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { sameValue } from '../sameValue.ts'
import { SmallPicture } from './SmallPicture.tsx'
import styles from './Version.module.css'

interface PartsProps {
  source: string
  fields: Fields
  /** The items of a list, or the English of a record. */
  value: unknown
  other: unknown
}

type Values = Readonly<Record<string, unknown>>

/** What stands in a list or in another language, a line for each text or picture; what the other side has not at that place stands out. */
export function Parts({ source, fields, value, other }: PartsProps) {
  const { form } = useWords()
  const { name } = useSubject()
  const translateLabel = useTranslateLabel()
  const labelOf = (path: string) => String(translateLabel({ source: path, resource: name }))
  const said = (field: Field, each: unknown): ReactNode => {
    if (field.kind === 'image') return <SmallPicture address={String(each)} />
    return field.kind === 'flag' ? (each ? form.yes : form.no) : String(each)
  }

  const linesOf = (item: Values, twin: Values | undefined, path: string, isEnglish = false) =>
    Object.entries(fields).flatMap(([part, field]) => {
      if (field.kind === 'english' || sameValue(item[part], null)) return []
      const Line = twin && sameValue(item[part], twin[part]) ? 'span' : 'mark'
      const label = isEnglish ? form.inEnglish(labelOf(`${path}${part}`)) : labelOf(`${path}${part}`)
      return [
        <Line key={label}>
          {label}: {said(field, item[part])}
          {'\n'}
        </Line>,
      ]
    })

  if (!Array.isArray(value))
    return <span className={styles.text}>{linesOf(value as Values, (other ?? {}) as Values, '', true)}</span>
  const twins = (Array.isArray(other) ? other : []) as Values[]
  return (
    <ol className={styles.items}>
      {(value as Values[]).map((item, index) => {
        const twin = twins[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place, and nothing moves here
          <li key={index} className={styles.text}>
            {linesOf(item, twin, `${source}.`)}
            {linesOf((item[ENGLISH] ?? {}) as Values, (twin?.[ENGLISH] ?? {}) as Values, `${source}.`, true)}
          </li>
        )
      })}
    </ol>
  )
}
