import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'Contact details',
  fields: {
    phoneNumber: 'Phone',
    messagingNumber: 'Message number',
    emailAddress: 'E-mail',
    addressText: 'Address',
    mapIframeUrl: 'Map address',
    title: 'Title',
    enableContactFormNotifications: 'Announce new messages by e-mail',
    notificationTargetEmail: 'Send them to',
  },
  hints: {
    title: 'Only shown here.',
    phoneNumber: 'The call button of the site calls this number.',
    messagingNumber: 'The message button opens a chat with this number. If empty, the phone number is used.',
    mapIframeUrl: 'Paste a link to your place on a map, or the map’s embed (iframe) code.',
    enableContactFormNotifications: 'Turning this off removes the address.',
  },
  loadFailed: 'The contact settings could not be loaded.',
  updateFailed: 'The contact settings could not be updated.',
}
