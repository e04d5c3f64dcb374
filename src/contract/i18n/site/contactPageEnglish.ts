import { faults } from '../shared/messagesEnglish.ts'
import type { ContactPageTexts } from './contactPage.ts'

/** Texts of /iletisim in English, loaded on demand. */
const contactPageEnglish: ContactPageTexts = {
  page: 'Contact',
  form: 'Contact form',
  fields: { name: 'Name', email: 'E-mail', phoneNumber: 'Telephone', subject: 'Subject', message: 'Your message' },
  optional: 'optional',
  trap: 'Leave this field empty',
  notice: 'We use what you write only to get back to you.',
  noticeLink: 'Privacy notice',
  send: 'Send the message',
  sending: 'Sending...',
  sent: 'Your message was sent.',
  another: 'Write another message',
  failed: 'The message could not be sent.',
  faults,
  facts: {
    title: 'Contact details',
    phone: 'Telephone',
    email: 'E-mail',
    address: 'Address',
    messaging: 'Messaging',
    write: 'Write on WhatsApp',
    missing: 'No contact details have been entered yet.',
    missingHint: 'Messages from the form do reach us.',
    failed: 'The contact details could not be loaded.',
  },
  map: {
    title: 'Map',
    show: 'Show the map',
    note: (provider) => `The map comes from ${provider}; nothing is asked of them before you open it.`,
    elsewhere: (provider) => `Open on ${provider}`,
  },
}

export default contactPageEnglish
