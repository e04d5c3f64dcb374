import type { ComponentProps } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import { classNames } from '../classNames.ts'
import prose from '../Prose/Prose.module.css'
import { supportedMarks } from './supportedMarks.ts'

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Markdown: headings of two levels, bold and line breaks. */
  content: string
}

const marks = [supportedMarks] as Options['remarkPlugins']

/**
 * What an administrator wrote, as `Prose`: `#` and `##`, `**bold**`, paragraphs, and a line break where there was one.
 * Any other sign is the text that was typed, HTML too. Brings a parser of some 36 kB: not for texts without marks
 * (`Prose`), nor for what everybody loads first.
 */
export function Markdown({ content, className, ...rest }: MarkdownProps) {
  return (
    <div {...rest} className={classNames(prose.prose, className)}>
      <ReactMarkdown remarkPlugins={marks}>{content}</ReactMarkdown>
    </div>
  )
}
