import type { ComponentProps } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import { classNames } from '../classNames.ts'
import prose from '../Prose/Prose.module.css'
import { isCheap } from './isCheap.ts'
import { supportedMarks } from './supportedMarks.ts'

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Markdown: headings of two levels, bold and line breaks. */
  content: string
}

const marks = [supportedMarks] as Options['remarkPlugins']

const paragraphs = (content: string) => content.split(/(?:\r\n?|\n)(?:[^\S\r\n]*(?:\r\n?|\n))+/)

/** A text as it was typed, for one that costs too much to parse: its lines, and no marks. */
const AsTyped = ({ content }: { content: string }) =>
  paragraphs(content).map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
    <p key={i} className={prose.typed}>
      {text}
    </p>
  ))

/**
 * What an administrator wrote, as `Prose`: `#` and `##`, `**bold**`, paragraphs, and a line break where there was one.
 * Any other sign is the text that was typed, HTML too. A text with thousands of lines or marks is shown as typed. Brings a parser of some 36 kB: not for texts without marks
 * (`Prose`), nor for what everybody loads first.
 */
export function Markdown({ content, className, ...rest }: MarkdownProps) {
  return (
    <div {...rest} className={classNames(prose.prose, className)}>
      {isCheap(content) ? (
        <ReactMarkdown remarkPlugins={marks}>{content}</ReactMarkdown>
      ) : (
        <AsTyped content={content} />
      )}
    </div>
  )
}
