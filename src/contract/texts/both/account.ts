import { PASSWORD_MIN_LENGTH } from '../../constants.ts'

/** Login and account, as the specification's sections 5 and 8 word them. */
export const account = {
  wrongCredentials: 'Geçersiz e-posta veya şifre.',
  noToken: 'Giriş başarısız. Token alınamadı.',
  loginFailed: 'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.',
  tooManyAttempts: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  passwordsDiffer: 'Yeni şifreler eşleşmiyor.',
  passwordTooShort: `Yeni şifre en az ${PASSWORD_MIN_LENGTH} karakter olmalıdır.`,
  wrongCurrentPassword: 'Mevcut şifre yanlış.',
  passwordChanged: 'Şifreniz değiştirildi.',
  signedOut: 'Çıkış yapıldı.',
  othersSignedOut: 'Diğer tüm oturumlar kapatıldı.',
  passwordChangeFailed: 'Şifre değiştirilirken bir sunucu hatası oluştu.',
} as const
