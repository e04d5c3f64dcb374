import { flag, message, optionalText, text, time } from '../../kinds.ts'
import { notification } from '../../notification.ts'
import { defineResource, type RecordOf } from '../../resource.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

/** What visitors write through the contact form, as the administrator reads it. */
export const messages = defineResource({
  name: 'messages',
  icon: 'inbox',
  words: { tr: turkish, en: english },
  fields: {
    name: text({ listed: true, searched: true }),
    email: text({ listed: true, searched: true, format: 'email', maxLength: 254 }),
    phoneNumber: optionalText({ searched: true, format: 'phone', maxLength: 40 }),
    subject: text({ listed: true, searched: true }),
    message: message({ searched: true }),
    isRead: flag({ listed: true, readOnly: true }),
    isSpam: flag({ listed: true, readOnly: true }),
    noticeVersion: optionalText(),
    noticeShownAt: time(),
  },
  shows: { notification: notification.nullable() },
  shorthands: { unreadOnly: { isRead: false, isSpam: false } },
  endpoints: {
    list: 'GET /admin/contact-messages',
    remove: 'DELETE /admin/contact-messages/:id',
    toggle: {
      isRead: { on: 'PUT /admin/contact-messages/:id/mark-read', off: 'PUT /admin/contact-messages/:id/mark-unread' },
      isSpam: { on: 'PUT /admin/contact-messages/:id/mark-spam', off: 'PUT /admin/contact-messages/:id/mark-not-spam' },
    },
  },
})

export type Message = RecordOf<typeof messages>
