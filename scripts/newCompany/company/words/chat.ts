/** First message of the assistant until the owner writes another one. */
export const chat = {
  greeting: 'Merhaba, ben {ad}. Ürünler, hizmetler ve yazılar konusunda yardımcı olabilirim. Ne öğrenmek istersiniz?',
  en: {
    greeting: 'Hello, I am {name}. I can help with products, services and articles. What would you like to know?',
  },
}
