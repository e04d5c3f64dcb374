import type { Field, Kind } from '../../contract/schema/fieldTypes.ts'
import styles from '../form/ConflictDialog.module.css'
import { textDiff } from './textDiff.ts'

const TEXTS: readonly Kind[] = ['text', 'longText', 'markdown', 'slug']

export const isText = ({ kind }: Field): boolean => TEXTS.includes(kind)

/** A text in which the words are marked that the other text does not have. */
export function MarkedText({ text, other }: { text: string; other: string }) {
  return (
    <span className={styles.text}>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: they are the parts of one text, in their order */}
      {textDiff(text, other).map(({ words, isOwn }, index) => (isOwn ? <mark key={index}>{words}</mark> : words))}
    </span>
  )
}
