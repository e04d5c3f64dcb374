/** Where people ask about something; the form's subject is filled in with its name (CONTRACT section 4). */
export const inquiryPathOf = (name: string | null | undefined): string =>
  `/iletisim?konu=${encodeURIComponent(name ?? '')}`
