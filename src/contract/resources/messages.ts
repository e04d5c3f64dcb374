import type { Notification } from '../api/notification.ts'
import { LOCALES } from '../constants.ts'
import { FIRST_LOCALE } from '../domain/locales.ts'
import { choice, flag, integer, items, longText, text, time } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'

import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

/** Messages whose email failed at least once, or cannot be sent; a first attempt may still be running. */
export const isUnsent = {
  values: [true],
  of({ notification }: { notification?: unknown }): boolean {
    const { status, attempts = 0 } = (notification ?? {}) as Partial<Notification>
    return status === 'failed' || status === 'notConfigured' || (status === 'waiting' && attempts > 0)
  },
}

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Mesaj',
    many: 'Mesajlar',
    menu: 'Gelen kutusu',
    fields: {
      name: 'Ad soyad',
      email: 'E-posta',
      phoneNumber: 'Telefon',
      subject: 'Konu',
      message: 'Mesaj',
      locale: 'Gönderenin dili',
      isRead: 'Okundu',
      isSpam: 'İstenmeyen',
      isAnswered: 'Yanıtlandı',
      createdAt: 'Geliş',
      replies: 'Yanıtlar',
      notes: 'Notlar',
    },
    choices: { locale: { tr: 'Türkçe', en: 'İngilizce' } },
    flags: {
      isRead: { isOn: 'Okundu', set: 'Okundu olarak işaretle', clear: 'Okunmadı olarak işaretle' },
      isAnswered: { isOn: 'Yanıtlandı', set: 'Yanıtlandı olarak işaretle', clear: 'Yanıtlanmadı olarak işaretle' },
      isSpam: { isOn: 'İstenmeyen', set: 'İstenmeyenlere taşı', clear: 'İstenmeyen değil' },
    },
    remove: 'Mesajı sil',
    confirmRemove: 'Bu mesajı silmek istediğinize emin misiniz?',
    listFailed: 'Mesajlar yüklenemedi.',
    removeFailed: 'Mesaj silinirken hata oluştu.',
    toggleFailed: 'Okundu durumu güncellenemedi.',
    empty: 'Gelen kutusu boş. İletişim formundan yazılanlar burada görünür.',
  },
  en: {
    one: 'Message',
    many: 'Messages',
    menu: 'Inbox',
    fields: {
      name: 'Name',
      email: 'E-mail',
      phoneNumber: 'Phone',
      subject: 'Subject',
      message: 'Message',
      locale: 'Sender’s language',
      isRead: 'Read',
      isSpam: 'Spam',
      isAnswered: 'Answered',
      createdAt: 'Received',
      replies: 'Replies',
      notes: 'Notes',
    },
    choices: { locale: { tr: 'Turkish', en: 'English' } },
    flags: {
      isRead: { isOn: 'Read', set: 'Mark read', clear: 'Mark unread' },
      isAnswered: { isOn: 'Answered', set: 'Mark answered', clear: 'Mark unanswered' },
      isSpam: { isOn: 'Spam', set: 'Move to spam', clear: 'Not spam' },
    },
    confirmRemove: 'Delete this message?',
    toggleFailed: 'The message could not be marked.',
    empty: 'The inbox is empty. What people write in the contact form appears here.',
  },
}

/** Maximum length of a reply or a note in characters. */
export const REPLY_MAX_LENGTH = 5_000
/** Maximum number of replies, and of notes, of a message. */
export const MAX_REPLIES = 100

/** States of a reply's email: `queued` also while it waits for another attempt. */
export const REPLY_STATES = ['queued', 'sent', 'failed'] as const

const written = { at: time(), by: text(), text: longText({ maxLength: REPLY_MAX_LENGTH }) }

/** Messages of the contact form, as shown to administrators. */
export const messages = defineResource({
  name: 'messages',
  icon: 'inbox',
  panelPath: 'inbox',
  labelField: 'subject',
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true }),
    email: text({ isRequired: true, listed: true, searched: true, format: 'email', maxLength: 254 }),
    phoneNumber: text({ searched: true, format: 'phone', maxLength: 40 }),
    subject: text({ isRequired: true, listed: true, searched: true }),
    message: longText({ isRequired: true, maxLength: 5_000, searched: true }),
    replies: items(
      { ...written, state: choice(REPLY_STATES), error: longText(), mailId: integer() },
      { max: MAX_REPLIES, readOnly: true, audited: 'reply' },
    ),
    notes: items(written, { max: MAX_REPLIES, readOnly: true, audited: 'note' }),
    isRead: flag({ listed: true, readOnly: true, audited: { on: 'markRead', off: 'markUnread' } }),
    isSpam: flag({ listed: true, readOnly: true, audited: { on: 'markSpam', off: 'markNotSpam' } }),
    isAnswered: flag({ listed: true, readOnly: true, audited: { on: 'markAnswered', off: 'markUnanswered' } }),
    /** The sender's language. */
    locale: choice(LOCALES, { initial: FIRST_LOCALE }),
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

export type Message = RecordOf<typeof messages> & { notification: Notification | null }

/** Views of the inbox. Spam has its own view; messages with a failed email are linked from elsewhere. */
export const VIEWS = ['all', 'unread', 'unanswered', 'spam', 'unsent'] as const
export type View = (typeof VIEWS)[number]

export interface Wanted {
  view: View
  q: string
}

/** Number of messages at first, and of those that each further request adds. */
export const STEP = 50

const filters: Record<View, Readonly<Record<string, boolean>>> = {
  all: { isSpam: false },
  unread: messages.shorthands.unreadOnly,
  unanswered: { isAnswered: false, isSpam: false },
  spam: { isSpam: true },
  unsent: { isUnsent: true, isSpam: false },
}

/** View and search of the inbox in an address. */
export const wantedIn = (address: URLSearchParams): Wanted => ({
  view: VIEWS.find((view) => view === address.get('view')) ?? 'all',
  q: address.get('q') ?? '',
})

/** Parameters for react-admin's data provider. */
export const wantedOf = ({ view, q }: Wanted) => ({
  filter: { ...filters[view], ...(q && { q }) },
  sort: { field: 'createdAt', order: 'DESC' } as const,
})
