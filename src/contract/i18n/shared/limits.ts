/** What the server says to whoever asks too often, in Turkish for people. */
export const limited = {
  contact: 'Kısa sürede çok sayıda mesaj gönderildi. Lütfen bir süre sonra tekrar deneyin.',
  chat: 'Kısa sürede çok sayıda soru soruldu. Lütfen bir süre sonra tekrar deneyin.',
  uploads: 'Kısa sürede çok sayıda dosya yüklendi. Lütfen bir süre sonra tekrar deneyin.',
  testMail: 'Kısa sürede çok sayıda deneme e-postası istendi. Lütfen bir süre sonra tekrar deneyin.',
} as const
