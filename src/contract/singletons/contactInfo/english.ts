import type { SingletonWords } from '../../words.ts'

export const english: SingletonWords = {
  title: 'Contact details',
  fields: {
    phoneNumber: 'Phone',
    emailAddress: 'E-mail',
    addressText: 'Address',
    mapIframeUrl: 'Map address',
    title: 'Title',
    enableContactFormNotifications: 'Announce new messages by e-mail',
    notificationTargetEmail: 'Send them to',
  },
  hints: {
    title: 'It is shown here alone.',
    phoneNumber: 'The call and message buttons of the site use this number.',
    mapIframeUrl: 'The https:// address in the map’s embed link.',
    enableContactFormNotifications: 'Turning this off removes the address.',
  },
  loadFailed: 'The contact settings could not be loaded.',
  updateFailed: 'The contact settings could not be updated.',
}
