import type { PrivacyNotice } from './privacy.ts'

/** Texts of the notice in English, loaded on demand; the Turkish notice is the binding one. */
const privacyEnglish: PrivacyNotice = {
  title: 'Privacy notice for the contact form',
  short: 'Privacy notice',
  version: 'In force since',
  contents: 'Contents',
  failed: 'The page could not be loaded.',
  kept: (days) => `Every message is deleted ${span(days)} after it came, at the latest.`,
  lead: 'It tells what we use your message for, who sees it and when we delete it. It is given under article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK). If the two versions differ, the Turkish one prevails.',
}

function span(days: number): string {
  const [count, unit] = days % 365 ? [days, 'day'] : [days / 365, 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export default privacyEnglish
