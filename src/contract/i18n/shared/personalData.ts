/** What the server says of a person's data, in Turkish. */
export const personFaults = {
  neither: 'Bir e-posta adresi (ayse@example.com) ya da telefon numarası (0532 000 00 00) girin.',
} as const

export function erased({ messages, mails }: { messages: number; mails: number }): string {
  const parts = [messages && `${messages} mesaj`, mails && `${mails} e-posta kaydı`].filter(Boolean)
  const done = parts.length
    ? `Çöp kutusundakiler dâhil ${parts.join(' ve ')}, geçmişleriyle birlikte silindi.`
    : 'Bu kişiyle ilgili silinecek bir kayıt yoktu.'
  return `${done} Daha önce alınmış yedeklerdeki kopyalar, o yedekler silindikçe yok olur.`
}
