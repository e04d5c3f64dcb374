import { chat } from '../../../contract/i18n/site/chat.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** The chat window’s texts, in the visitor's language. */
export const useChatTexts = createLateEnglish(
  chat,
  async () => (await import('../../../contract/i18n/site/chatEnglish.ts')).chatEnglish,
)
