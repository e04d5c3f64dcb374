import { paragraphsOf } from '../../contract/domain/plainText.ts'

interface ParagraphsProps {
  /** Plain text; an empty line separates paragraphs. */
  text: string | null | undefined
  lang?: string | undefined
}

/** The paragraphs of a plain text, with their line breaks. */
export const Paragraphs = ({ text, lang }: ParagraphsProps) =>
  paragraphsOf(text).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may occur twice
    <p key={i} lang={lang} className="line-breaks">
      {paragraph}
    </p>
  ))
