/** What the server says of a person's data, in Turkish. */
export const personFaults = {
  neither: 'Bir e-posta adresi (ayse@example.com) ya da telefon numarası (0532 000 00 00) girin.',
} as const

export const erased = ({ messages, mails }: { messages: number; mails: number }): string =>
  messages + mails === 0
    ? 'Bu kişiyle ilgili silinecek bir kayıt yoktu.'
    : `${messages} mesaj ve ${mails} e-posta kaydı geçmişi ve çöp kutusundakilerle birlikte silindi. Daha önce alınmış yedeklerdeki kopyalar, o yedekler silindikçe yok olur.`
