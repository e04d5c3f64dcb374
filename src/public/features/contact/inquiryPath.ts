/** Where an address says what is asked about; the form's subject is filled in with it (CONTRACT section 4). */
export const PROPOSED_SUBJECT = 'konu'

/** Where people ask about something. */
export const inquiryPathOf = (name: string | null | undefined): string =>
  `/iletisim?${PROPOSED_SUBJECT}=${encodeURIComponent(name ?? '')}`
