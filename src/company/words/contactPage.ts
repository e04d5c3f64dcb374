/** Introduction and promises of the contact page. */
export const contactPage = {
  title: 'Tarlanızı anlatın',
  lead: 'Kaç dekar, hangi ürün, derdiniz ne: bu kadarı yeter. Ziraat mühendisimiz iki iş günü içinde size döner.',
  messageHint: 'İlçe, ürün ve dekar yazarsanız size daha net yanıt veririz.',
  sentHint: 'Ziraat mühendisimiz iki iş günü içinde size döner.',
}
