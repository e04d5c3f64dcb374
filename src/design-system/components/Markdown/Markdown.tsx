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

/** A text that is too expensive to parse: its paragraphs and line breaks, without marks. */
const AsTyped = ({ content }: { content: string }) =>
  paragraphs(content).map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are identified by their position
    <p key={i} className="line-breaks">
      {text}
    </p>
  ))

/**
 * Markdown as `Prose`: `#` and `##`, `**bold**`, paragraphs and line breaks. Anything else, HTML included, is shown as the
 * text that was typed, as is a text with thousands of lines or marks. It loads a parser of about 36 kB: not for texts
 * without marks (`Prose`), nor for the first load of every page.
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
