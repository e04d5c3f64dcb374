import type { SeenPost } from './post.ts'

/** About what a list shows of a text, in characters. */
const LENGTH = 160

/** Marks that posts support, as they stand in a text. */
const HEADS = /^#{1,2}\s.*$/gm
const MARKS = /^#{1,2}\s+|\*\*|__/gm

/** How a post begins, without marks: its excerpt, else its first words where a list has them. Empty when there are none. */
export function excerptOf({ excerpt, content }: Pick<SeenPost, 'excerpt' | 'content'>): string {
  const given = plain(excerpt ?? '')
  if (given) return given
  const characters = [...plain((content ?? '').replace(HEADS, ''))]
  if (characters.length <= LENGTH) return characters.join('')
  return `${characters
    .slice(0, LENGTH)
    .join('')
    .replace(/[\s,;:.]+\S*$/, '')}…`
}

const plain = (text: string): string => text.replace(MARKS, '').replace(/\s+/g, ' ').trim()
