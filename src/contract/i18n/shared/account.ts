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
  reauthenticated: 'Kimliğiniz doğrulandı.',
  signedOut: 'Çıkış yapıldı.',
  othersSignedOut: 'Diğer tüm oturumlar kapatıldı.',
  passwordIsCommon: 'Bu şifre en çok kullanılan şifrelerden biri, kolayca tahmin edilir. Başka bir şifre seçin.',
  passwordIsAddress: 'Şifreniz e-posta adresiniz ya da onun @ işaretinden önceki kısmı olamaz. Başka bir şifre seçin.',
  passwordLinkSent: 'Bu adresle bir hesap varsa yeni şifre bağlantısı gönderildi. Bağlantı 30 dakika geçerlidir.',
  linkEnded: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin.',
  passwordReset: 'Yeni şifreniz kaydedildi. Artık bu şifreyle giriş yapabilirsiniz.',
  emailLinkSent: (address: string) => `${address} adresine bir bağlantı gönderildi. Adresiniz o bağlantıyla değişecek.`,
  emailIsYours: 'Bu zaten sizin adresiniz.',
  emailIsTaken: 'Bu adresle başka bir yönetici var.',
  emailChanged:
    'E-posta adresiniz değişti. Diğer oturumlarınız kapatıldı; artık yeni adresinizle giriş yapabilirsiniz.',
  lastAdministrator: 'Son yönetici çıkarılamaz: panele girebilecek kimse kalmaz.',
  passwordChangeFailed: 'Şifre değiştirilirken bir sunucu hatası oluştu.',
} as const
