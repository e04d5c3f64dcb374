import type { Locale } from '../../constants.ts'

/** Texts of the input of Markdown. */
const tr = {
  tools: 'Biçim',
  heading1: 'Başlık 1',
  heading2: 'Başlık 2',
  bold: 'Kalın',
  undo: 'Değişikliği geri al',
  redo: 'Değişikliği yinele',
  markdown: 'Markdown',
  markdownTitle: 'Metni işaretleriyle düzenle',
  hint: 'Başlık için #, alt başlık için ##, kalın yazı için **iki yıldız** kullanın.',
  words: (count: string) => `${count} kelime`,
}

export type MarkdownEditorTexts = typeof tr

const en: MarkdownEditorTexts = {
  tools: 'Format',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  bold: 'Bold',
  undo: 'Undo the change',
  redo: 'Redo the change',
  markdown: 'Markdown',
  markdownTitle: 'Edit the text with its signs',
  hint: 'Use # for a heading, ## for a subheading and **two stars** for bold.',
  words: (count: string) => (count === '1' ? '1 word' : `${count} words`),
}

export const markdownEditorTexts: Record<Locale, MarkdownEditorTexts> = { tr, en }
