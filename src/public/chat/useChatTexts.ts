import { chat } from '../../contract/texts/visitor/chat.ts'
import { createLateEnglish } from '../preferences/lateEnglish.ts'

/** The chat window’s texts, in the visitor's language. */
export const useChatTexts = createLateEnglish(
  chat,
  async () => (await import('../../contract/texts/visitor/chatEnglish.ts')).chatEnglish,
)
