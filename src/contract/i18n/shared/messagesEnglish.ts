import { CHAT_LIMITS } from '../../api/chatCalls.ts'
import { PASSWORD_MIN_LENGTH } from '../../constants.ts'
import { firstPath, paths } from '../../domain/paths.ts'
import { firstLanguage, secondLanguage } from './languages.ts'
import type * as turkish from './messages.ts'

/** English messages for Turkish ones; functions take the texts that the Turkish message contains. */
type English<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...texts: { [I in keyof V]: string }) => string
    : string
}

/** A number as the Turkish messages contain it, in English: `1.000` is `1,000`. */
const count = (turkishNumber: string) => turkishNumber.replaceAll('.', ',')

export const account: English<typeof turkish.account> = {
  wrongCredentials: 'Wrong e-mail or password.',
  noToken: 'Signing in failed: no token was received.',
  loginFailed: 'Something went wrong while signing in. Please try again.',
  tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
  passwordsDiffer: 'The new passwords differ.',
  passwordTooShort: `The new password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  wrongCurrentPassword: 'The current password is wrong.',
  passwordChanged: 'Your password was changed.',
  reauthenticated: 'You have been verified.',
  signedOut: 'You are signed out.',
  othersSignedOut: 'All other sessions were ended.',
  passwordIsCommon: 'This password is one of the most common ones and easy to guess. Choose another one.',
  passwordIsAddress: 'Your password must not be your e-mail address or the part before its @. Choose another one.',
  passwordLinkSent:
    'If there is an account with this address, a link to a new password was sent. It is valid for 30 minutes.',
  linkEnded: 'This link has expired or was used before. Ask for a new one.',
  passwordReset: 'Your new password was saved. You can sign in with it now.',
  emailLinkSent: (address) => `A link was sent to ${address}. Your address changes when you open it.`,
  emailIsYours: 'This is your address already.',
  emailIsTaken: 'Another administrator has this address.',
  emailChanged: 'Your e-mail address was changed. You can sign in with the new one now.',
  lastAdministrator: 'The last administrator cannot be removed: nobody could sign in any more.',
  passwordChangeFailed: 'The password could not be changed because of a server error.',
}

export const faults: English<typeof turkish.faults> = {
  required: 'This field is required.',
  email: 'Enter a valid e-mail address.',
  phone: 'Enter a valid telephone number.',
}

export const limited: English<typeof turkish.limited> = {
  contact: 'Many messages were sent within a short time. Please try again in a while.',
  chat: 'Many questions were asked within a short time. Please try again in a while.',
  search: 'Many searches were made within a short time. Please wait a little and try again.',
  uploads: 'Many files were uploaded within a short time. Please try again in a while.',
  testMail: 'Many test e-mails were requested within a short time. Please try again in a while.',
}

export const chatFaults: English<typeof turkish.chatFaults> = {
  tooManyMessages: `A conversation can have at most ${CHAT_LIMITS.messages} messages.`,
  messageTooLong: `A message can have at most ${CHAT_LIMITS.characters.toLocaleString('en')} characters.`,
  lastByUser: 'The last message of the conversation must be yours.',
  empty: 'Please type a question.',
}

export const personFaults: English<typeof turkish.personFaults> = {
  neither: 'Enter an e-mail address (jane@example.com) or a telephone number (0532 000 00 00).',
}

export const problems: English<typeof turkish.problems> = {
  invalid: 'Some of what was sent is not valid. Please correct the marked fields.',
  malformed: 'The request could not be read. Please reload the page and try again.',
  unauthorized: 'You need to sign in for this.',
  expired: 'Your session has ended. Please sign in again.',
  reauthenticate: 'Please confirm first that it is you.',
  keyUnknown: 'This API key is not valid.',
  keyMayNot: 'This API key does not permit this.',
  notFound: 'The record was not found.',
  previewOver: 'This preview link is not valid or has expired. Ask whoever sent it for a new one.',
  noSuchAddress: 'There is no such address.',
  methodNotAllowed: 'This cannot be done at this address.',
  stale: 'This record was changed while you were editing it. Look at it as it is now, and save again.',
  staleOrder: 'The order was changed in the meantime. Look at it as it is now, and try again.',
  sentBefore: 'This form was saved before. No new record was added; open the record and make your changes there.',
  madeBefore: 'This form was saved before. Use the record in the list, or remove it and add a new one.',
  conflict: 'Another record uses this value.',
  tooLarge: 'What was sent is too large. Write less, or choose a smaller file.',
  tooManyFields: 'What was sent has too many fields. Please reload the page and try again.',
  tooSlow: 'What you sent did not arrive in time. Check your connection and try again.',
  fileTooLarge: 'A file can have at most 10 MB.',
  documentTooLarge: 'A PDF can have at most 20 MB. Make its pictures smaller and export it again.',
  notAPdf: 'This file is not a PDF. Save the document as a PDF and upload that.',
  brokenPdf: 'The PDF could not be read; it may be damaged. Save the document as a PDF again and upload that.',
  lockedPdf: 'This PDF has a password or is protected. Save it without protection and upload that.',
  activePdf:
    'This PDF contains scripts, starts programs or has attachments. Save it without them, with “Print to PDF”, and upload that.',
  uncheckedPdf: 'The contents of this PDF cannot be checked. Save it again with “Print to PDF” and upload that.',
  noFile: 'Please choose a file.',
  emptyFile: 'The chosen file is empty.',
  tooManyFiles: 'Upload one file at a time.',
  wrongType: 'This type of content is not accepted.',
  notAPicture: 'This file is not a picture. Upload PNG, JPEG, WebP, GIF or AVIF.',
  notALogo: 'This file is not a picture. Upload PNG, JPEG, WebP, GIF, AVIF or SVG.',
  svgOnlyForLogo: 'SVG can be uploaded only for the logo. Upload PNG, JPEG, WebP, GIF or AVIF.',
  brokenPicture:
    'The picture could not be read; it may be damaged. Save it again with another program and upload that.',
  moreThanAPicture: 'This file contains other things besides the picture. Save the picture again and upload that.',
  brokenSvg: 'The SVG file could not be read; it may be damaged. Export the logo again and upload that.',
  emptySvg: 'The SVG file has no drawing; embedded pictures are not taken. Export the logo as vectors and upload that.',
  svgTooBig: 'An SVG file can have at most 500 kB.',
  svgTooComplex: 'The SVG file is too complex. Simplify it and try again.',
  svgEntities: 'The SVG file has definitions (ENTITY) that are not allowed. Export your drawing again and upload that.',
  pictureTooBig: 'A picture can have at most 50 megapixels.',
  pictureTooBigAs: (format, megapixels) =>
    `${format} pictures can have at most ${megapixels} megapixels. Make it smaller or save it as JPEG, and upload that.`,
  tooManyPasses: (format) =>
    `This ${format} file is progressive (interlaced), which is not possible at its size. Save it otherwise or make it smaller, and upload that.`,
  tooManyFrames: (megapixels) =>
    `The frames of an animated picture can have at most ${megapixels} megapixels together. Make it shorter or smaller, and upload that.`,
  pictureInUse: (uses) =>
    `This picture is used in ${uses} ${uses === '1' ? 'place' : 'places'}. Remove it there, or replace it with another picture.`,
  pictureIsThere: 'This picture was uploaded again; it is in the library already.',
  tooMany: 'Too many requests. Please wait a little and try again.',
  maintenance: 'A backup of the site is being restored. This takes a short time; please try again soon.',
  unexpected: 'Something unexpected went wrong. Please try again later.',
  unavailable: 'The service is not available at the moment. Please try again in a little while.',
}

export const redirectFaults: English<typeof turkish.redirectFaults> = {
  noPath: 'Enter an address of this site that begins with / (/old-page).',
  fragment: 'End the address before the #; browsers do not send what follows it.',
  reserved: 'The site needs this address for itself; it cannot be redirected.',
  exists: 'There is a page at this address. Only an address without a page can be redirected.',
  leads: 'This address leads to its new place by itself; no redirect is needed.',
  taken: 'This address is redirected already. To change that, delete the existing redirect first.',
  noTarget: `Enter an address of this site (${firstPath(paths.products)}) or one that begins with https://.`,
  loop: 'This target would bring visitors back to the same address. Choose another one.',
}

export const secondFactor: English<typeof turkish.secondFactor> = {
  missing: 'Your password is right. Finish signing in with the second step.',
  wrongCode: 'The code is wrong, too old, or was used before.',
  wrongPasskey: 'The passkey could not be verified. Please try again.',
  knownPasskey: 'This passkey is known already.',
  totpRemoved: 'The authenticator app was removed.',
  passkeyRemoved: 'The passkey was removed.',
  nothingToRecover: 'To get recovery codes, add an authenticator app or a passkey first.',
  mustSetUp: 'To go on, add a second step to your sign-in first.',
}

export const validation: English<typeof turkish.validation> = {
  ...faults,
  text: 'Enter text in this field.',
  flag: 'This field must be yes or no.',
  number: 'Enter a number in this field.',
  integer: 'Enter a whole number in this field.',
  object: 'The format of this field is not valid.',
  json: 'This value must be JSON.',
  choice: 'Choose one of the options in the list.',
  time: 'Enter a valid date and time.',
  day: 'Enter a valid day.',
  future: 'Enter today or an earlier day.',
  endsEarly: 'The last day must not be before the first one.',
  tooManyDays: (max) => `At most ${count(max)} days can be chosen.`,
  pastVersion:
    'A version that was replaced cannot be changed, and one that has been in force cannot be deleted; add a new version.',
  sameDay: 'There is a version of this day; choose another day.',
  link: `Enter an address of this site (${firstPath(paths.products)}) or one that begins with https://.`,
  embed: 'Enter a map address that begins with https://.',
  embedHost: 'The address of this map is not allowed.',
  mapShort: 'The short link does not tell the place. Enter the code under “Share, Embed a map” of the map.',
  mapPage: 'This link does not show a place. Choose your place on the map and enter the link of that page.',
  imageMissing: 'Please upload a picture.',
  scheduleDays: 'Please choose a valid number of days (1-30) for the schedule.',
  rescheduleDays: 'Please choose a valid number of days (1-30) for the new schedule.',
  orderedTwice: (ids) => `A record can be in the order only once: ${ids}.`,
  orderedUnknown: (ids) => `A record of the order was not found: ${ids}. Reload the page and try again.`,
  slug: 'Use only small letters (a-z), digits and hyphens in the address.',
  slugReserved: 'This address is reserved or has digits only; choose another one that has letters.',
  slugOfSite: 'The site itself uses this address; choose another one.',
  untranslated: `This field has no ${secondLanguage.en} text. Write it first, or say that it is the same as the ${firstLanguage.en} one.`,
  slugTaken: 'Another record uses this address.',
  imageUrl: 'Enter a valid address of a picture, or upload one.',
  imageElsewhere: 'This picture is on another site and cannot be shown here; download it and upload it here.',
  specTwice: (name) => `“${name}” occurs twice. Each feature can be named once.`,
  tooManySpecs: 'At most 200 features can be entered.',
  markdownTooDense: 'The text has too many lines or bold marks. Make it shorter, or divide it into several posts.',
  tooManyItems: (max) => `There can be at most ${count(max)}.`,
  tooFewItems: (min) => `Enter at least ${count(min)}.`,
  fileMissing: 'Please upload a PDF.',
  relatedTwice: 'The same record was chosen twice.',
  relatedUnknown: (ids) =>
    `A chosen record was not found; it may have been deleted: ${ids}. Choose again from the list and save.`,
  invalid: 'This value is not valid.',
  tooLong: (max) => `You can enter at most ${count(max)} characters.`,
  tooShort: (min) => `Enter at least ${count(min)} ${min === '1' ? 'character' : 'characters'}.`,
  tooBig: (max) => `The value can be at most ${count(max)}.`,
  tooSmall: (min) => `The value must be at least ${count(min)}.`,
}

export const webhookTexts: English<typeof turkish.webhookTexts> = {
  url: 'Enter an address that begins with http:// or https://.',
  credentials: 'The address must not contain a user name and password.',
  private: 'This address is not public. Enter one that everybody can reach.',
  tooMany: (most) => `There can be at most ${most} webhooks. Delete one that you do not use first.`,
  off: 'This webhook is off. Turn it on first.',
}
