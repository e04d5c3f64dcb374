/** Query parameter that pre-fills the subject of the contact form (docs/contract.md, section 4). */
export const PROPOSED_SUBJECT = 'konu'

/** Path of the contact form with a product or service as its subject. */
export const inquiryPathOf = (name: string | null | undefined): string =>
  `/iletisim?${PROPOSED_SUBJECT}=${encodeURIComponent(name ?? '')}`
