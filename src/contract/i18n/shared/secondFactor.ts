/** What the server says of the second step of signing in. */
export const secondFactor = {
  missing: 'Şifreniz doğru. Girişi tamamlamak için ikinci adımı da yapın.',
  wrongCode: 'Kod yanlış, süresi geçmiş ya da daha önce kullanılmış.',
  wrongPasskey: 'Geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin.',
  knownPasskey: 'Bu geçiş anahtarı zaten kayıtlı.',
  totpRemoved: 'Doğrulama uygulaması kaldırıldı.',
  passkeyRemoved: 'Geçiş anahtarı kaldırıldı.',
  nothingToRecover: 'Kurtarma kodu almak için önce bir doğrulama uygulaması ya da geçiş anahtarı ekleyin.',
  mustSetUp: 'Devam etmek için önce girişinize ikinci bir adım ekleyin.',
} as const
