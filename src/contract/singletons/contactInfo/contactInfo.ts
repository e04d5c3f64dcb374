import { open } from '../../schema/endpoint.ts'
import { flag, longText, text } from '../../schema/fieldTypes.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const contactInfo = defineSingleton({
  key: 'contact-info',
  icon: 'pin',
  page: '/iletisim',
  words: { tr: turkish, en: english },
  fields: {
    phoneNumber: text({ format: 'phone', maxLength: 40 }),
    /** Who is written to, where that is not `phoneNumber`. */
    messagingNumber: text({ format: 'phone', maxLength: 40 }),
    emailAddress: text({ format: 'email', maxLength: 254 }),
    addressText: longText({ maxLength: 500 }),
    mapIframeUrl: text({ format: 'embed', maxLength: 2000 }),
    title: text(),
    enableContactFormNotifications: flag(),
    notificationTargetEmail: text({ format: 'email', maxLength: 254 }),
  },
  hidden: ['title', 'enableContactFormNotifications', 'notificationTargetEmail'],
  read: open('GET /page-content/contact-info'),
  edit: 'GET /admin/page-content/contact-info',
  update: 'PUT /admin/page-content/contact-info',
  preview: 'POST /admin/page-content/contact-info/preview-link',
})
