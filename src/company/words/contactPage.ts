/** What is asked of somebody who writes to us, and what they are promised. */
export const contactPage = {
  title: 'Tarlanızı anlatın',
  lead: 'Ekili alanı, ürünü ve derdi yazmanız yeterli. Bir ziraat mühendisi iki iş günü içinde size döner.',
  messageHint: 'İlçe, ürün ve dekar yazarsanız yanıtımız daha çabuk netleşir.',
  sentHint: 'Bir ziraat mühendisi iki iş günü içinde size döner.',
}
