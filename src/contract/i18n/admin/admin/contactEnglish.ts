import type { contactTurkish } from './contact.ts'

export const contactEnglish: typeof contactTurkish = {
  contact: {
    details: 'Shown on the site',
    notifications: 'Notifications',
    testMail: 'Send a test mail',
    testing: 'Sending…',
    testFailed: 'The test mail could not be sent.',
    testSent: 'The test mail was sent.',
    required: 'Enter an address while notifications are on.',
    landline:
      'Your phone number is a landline: the message button may reach nobody. Enter a mobile number to be written to.',
  },
  map: {
    embed: 'Enter a map’s address that begins with https://.',
    embedHost: 'Maps from this address are not allowed.',
    mapShort: 'A short link does not tell the place. Enter the code under “Share, Embed a map” on the map.',
    mapPage: 'This link does not show a place. Choose yours on the map, and enter the link of that page.',
    around: 'Make the map from the address',
    show: 'Show the map',
    title: 'The map as the site shows it',
  },
}
