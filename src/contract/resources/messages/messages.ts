import type { Notification } from '../../api/notification.ts'
import { flag, longText, text, time } from '../../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../../schema/resource.ts'
import { english } from './english.ts'
import { isUnsent } from './isUnsent.ts'
import { turkish } from './turkish.ts'

/** What visitors write through the contact form, as the administrator reads it. */
export const messages = defineResource({
  name: 'messages',
  icon: 'inbox',
  panelPath: 'inbox',
  calledBy: 'subject',
  words: { tr: turkish, en: english },
  fields: {
    name: text({ isRequired: true, listed: true, searched: true }),
    email: text({ isRequired: true, listed: true, searched: true, format: 'email', maxLength: 254 }),
    phoneNumber: text({ searched: true, format: 'phone', maxLength: 40 }),
    subject: text({ isRequired: true, listed: true, searched: true }),
    message: longText({ isRequired: true, maxLength: 5_000, searched: true }),
    isRead: flag({ listed: true, readOnly: true }),
    isSpam: flag({ listed: true, readOnly: true }),
    isAnswered: flag({ listed: true, readOnly: true }),
    noticeVersion: text(),
    noticeShownAt: time(),
  },
  derived: { isUnsent },
  shorthands: { unreadOnly: { isRead: false, isSpam: false } },
  endpoints: {
    list: 'GET /admin/contact-messages',
    remove: 'DELETE /admin/contact-messages/:id',
    toggle: {
      isRead: { on: 'PUT /admin/contact-messages/:id/mark-read', off: 'PUT /admin/contact-messages/:id/mark-unread' },
      isSpam: { on: 'PUT /admin/contact-messages/:id/mark-spam', off: 'PUT /admin/contact-messages/:id/mark-not-spam' },
      isAnswered: {
        on: 'PUT /admin/contact-messages/:id/mark-answered',
        off: 'PUT /admin/contact-messages/:id/mark-unanswered',
      },
    },
  },
})

/** A message, and how it stands with the mail about it. */
export type Message = RecordOf<typeof messages> & { notification: Notification | null }
