import type { Field, Kind } from '../../contract/kinds.ts'
import styles from '../screens/stale/Version.module.css'

const TEXTS: readonly Kind[] = ['text', 'longText', 'markdown', 'slug']

export const isText = ({ kind }: Field): boolean => TEXTS.includes(kind)

/** A text, in which stands out what the other has not: all between the first word that differs and the last. */
export function MarkedText({ text, other }: { text: string; other: string }) {
  const [begin, middle, end] = partsOf(text, other)
  return (
    <span className={styles.text}>
      {begin}
      {middle && <mark>{middle}</mark>}
      {end}
    </span>
  )
}

/** What both begin with, what only the first has, and what both end with, in whole words. */
export function partsOf(text: string, other: string): [begin: string, middle: string, end: string] {
  const [words, others] = [text, other].map((each) => each.split(/(\s+)/)) as [string[], string[]]
  const most = Math.min(words.length, others.length)
  let begin = 0
  while (begin < most && words[begin] === others[begin]) begin += 1
  let end = 0
  while (end < most - begin && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const last = words.length - end
  return [words.slice(0, begin).join(''), words.slice(begin, last).join(''), words.slice(last).join('')]
}
