/** First message of the assistant, and suggested questions. */
export const chat = {
  greeting: (name: string) =>
    `Merhaba, ben ${name}. Ürünlerimiz, hizmetlerimiz ve yazılarımız hakkındaki sorularınızı yanıtlarım. Ne öğrenmek istersiniz?`,
  suggestions: ['Hangi hizmetleri veriyorsunuz?', 'Size nasıl ulaşabilirim?', 'Fiyat teklifi nasıl alırım?'],
}
