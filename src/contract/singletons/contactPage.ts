import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { longText, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'İletişim sayfası',
    fields: {
      title: 'Başlık',
      lead: 'Giriş',
      messageHint: 'Mesaj alanının altındaki ipucu',
      nextStep: 'Mesajdan sonra ne olacağı',
    },
    hints: {
      lead: 'Başlığın altında ve arama sonuçlarında görünür.',
      nextStep:
        'Formun düğmesinin yanında, mesaj gönderilince de onun yerinde görünür. Ne zaman döneceğinizi yazabilirsiniz.',
    },
  },
  en: {
    title: 'Contact page',
    fields: {
      title: 'Heading',
      lead: 'Lead',
      messageHint: 'Hint below the message field',
      nextStep: 'What happens after the message',
    },
    hints: {
      lead: 'Shown below the heading, and in search results.',
      nextStep: 'Shown beside the form’s button, and in its place once a message was sent. You can say when you reply.',
    },
  },
}

export const contactPage = defineSingleton({
  key: 'contact-page',
  icon: 'mail',
  page: firstPath(paths.contact),
  translations,
  fields: {
    title: text({ isRequired: true, maxLength: 200, translated: true }),
    lead: longText({ maxLength: 500, translated: true }),
    messageHint: text({ maxLength: 200, translated: true }),
    nextStep: longText({ maxLength: 500, translated: true }),
  },
  read: open('GET /page-content/contact-page'),
  edit: 'GET /admin/page-content/contact-page',
  update: 'PUT /admin/page-content/contact-page',
  preview: 'POST /admin/page-content/contact-page/preview-link',
  reset: 'DELETE /admin/page-content/contact-page',
})
