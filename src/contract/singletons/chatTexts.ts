import { open } from '../schema/endpoint.ts'
import { items, longText, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Sohbet',
    fields: { greeting: 'Karşılama', suggestions: 'Önerilen sorular', 'suggestions.text': 'Soru' },
    hints: {
      greeting: 'Sohbet bununla açılır. {ad} yerine asistanın adı yazılır.',
      suggestions:
        'Yalnızca asistanın sitedeki sayfalardan yanıtlayabildiği sorular görünür: ilk üçü sohbette, sonraki üçü ana sayfada.',
    },
  },
  en: {
    title: 'Chat',
    fields: { greeting: 'Greeting', suggestions: 'Suggested questions', 'suggestions.text': 'Question' },
    hints: {
      greeting: 'The chat begins with it. {name} is replaced by the name of the assistant.',
      suggestions:
        'Only questions that the assistant can answer from the site’s pages are shown: the first three in the chat, the next three on the home page.',
    },
  },
}

/** Texts of the chat window. */
export const chatTexts = defineSingleton({
  key: 'chat-texts',
  icon: 'question',
  translations,
  fields: {
    greeting: longText({ isRequired: true, maxLength: 500, translated: true }),
    suggestions: items({ text: text({ isRequired: true, maxLength: 200, translated: true }) }, { max: 12 }),
  },
  read: open('GET /page-content/chat-texts'),
  edit: 'GET /admin/page-content/chat-texts',
  update: 'PUT /admin/page-content/chat-texts',
  preview: 'POST /admin/page-content/chat-texts/preview-link',
  reset: 'DELETE /admin/page-content/chat-texts',
})
