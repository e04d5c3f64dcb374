/** Results of the contact form; the wording is fixed. */
export const contact = {
  sent: 'Mesajınız başarıyla gönderildi.',
  failed: 'Mesaj gönderilirken bir hata oluştu.',
} as const
