/** The contact form's answers, as the specification's sections 5 and 8 word them. */
export const contact = {
  sent: 'Mesajınız başarıyla gönderildi.',
  failed: 'Mesaj gönderilirken bir hata oluştu.',
} as const
