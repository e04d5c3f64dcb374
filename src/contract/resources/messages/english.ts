import type { ResourceWords } from '../../schema/words.ts'

export const english: ResourceWords = {
  one: 'Message',
  many: 'Messages',
  menu: 'Inbox',
  fields: {
    name: 'Name',
    email: 'E-mail',
    phoneNumber: 'Phone',
    subject: 'Subject',
    message: 'Message',
    isRead: 'Read',
    isSpam: 'Spam',
    isAnswered: 'Answered',
    createdAt: 'Received',
  },
  flags: {
    isRead: { on: 'Read', off: 'Mark read', unset: 'Mark unread' },
    isAnswered: { on: 'Answered', off: 'Mark answered', unset: 'Mark unanswered' },
    isSpam: { on: 'Spam', off: 'Move to spam', unset: 'Not spam' },
  },
  confirmRemove: 'Delete this message?',
  toggleFailed: 'The message could not be marked.',
  empty: 'The inbox is empty. What people write in the contact form appears here.',
}
