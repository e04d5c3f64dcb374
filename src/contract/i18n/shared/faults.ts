/** What is said about a field by the server and, before anything is sent, by the visitor's own page. */
export const faults = {
  required: 'Bu alan zorunludur.',
  email: 'Geçerli bir e-posta adresi girin.',
  phone: 'Geçerli bir telefon numarası girin.',
} as const
