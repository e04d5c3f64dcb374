import type { ChatTexts } from './chat.ts'

/** The chat window’s texts in English, loaded on demand. */
const chatEnglish: ChatTexts = {
  title: (name) => `${name} Support`,
  placeholder: 'Ask a question...',
  send: 'Send',
  close: 'Close the chat',
  you: 'You',
  typing: 'Typing...',
  failed: 'Sorry, something went wrong. Please try again later.',
  retry: 'Try again',
  sources: 'Sources',
  suggest: 'For example, you can ask:',
  staysHere: 'What you write stays on this site’s server.',
  goesTo: (host) => `What you write is sent to ${host} for the answer.`,
}

export default chatEnglish
