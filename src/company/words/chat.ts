/** First message of the assistant until the owner writes another one. */
export const chat = {
  greeting: 'Merhaba, ben {ad}. Tarım teknolojileri konusunda yardımcı olabilirim. Ne öğrenmek istersiniz?',
  en: { greeting: 'Hello, I am {name}. I can help with agricultural technology. What would you like to know?' },
}
