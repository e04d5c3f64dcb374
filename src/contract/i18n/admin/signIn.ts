import { account } from '../shared/messages.ts'

const { wrongCredentials, noToken, loginFailed, tooManyAttempts } = account
const signInFailures: Record<'wrongCredentials' | 'noToken' | 'loginFailed' | 'tooManyAttempts', string> = {
  wrongCredentials,
  noToken,
  loginFailed,
  tooManyAttempts,
}

const passwordFailures: Record<'done' | 'differ' | 'tooShort' | 'failed', string> = {
  done: account.passwordChanged,
  differ: account.passwordsDiffer,
  tooShort: account.passwordTooShort,
  failed: account.passwordChangeFailed,
}

/** Sign-in and password: texts of lazily loaded screens. */
export const signInTurkish = {
  account: {
    ...signInFailures,
    heading: 'Yönetim girişi',
    signIn: 'Giriş yap',
    signingIn: 'Giriş yapılıyor…',
    email: 'E-posta',
    password: 'Şifre',
    show: 'Şifreyi göster',
    hide: 'Şifreyi gizle',
    toSite: 'Siteye dön',
    lostPassword: 'Şifremi unuttum',
    stay: 'Bu cihazda açık kal',
    again: 'Oturumunuzun süresi doldu',
    confirm: 'Kimliğinizi doğrulayın',
    confirmLead: 'Bu işlem için kim olduğunuzu bir kez daha göstermeniz gerekiyor. Yazdıklarınız duruyor.',
    confirmButton: 'Doğrula',
    confirming: 'Doğrulanıyor…',
    againLead: 'Yazdıklarınız duruyor. Şifrenizi girin, kaldığınız yerden devam edin.',
  },
  passwordChange: {
    ...passwordFailures,
    heading: 'Hesap',
    title: 'Şifre değiştir',
    lead: 'Şifreniz değişince diğer bütün oturumlar kapanır; bu oturum açık kalır.',
    current: 'Mevcut şifre',
    next: 'Yeni şifre',
    repeat: 'Yeni şifre (tekrar)',
    hint: (length: number) => `En az ${length} karakter.`,
    save: 'Şifreyi değiştir',
    saving: 'Değiştiriliyor…',
    required: 'Bu alan zorunludur.',
    wrong: account.wrongCurrentPassword as string,
  },
}

export type SignInTexts = typeof signInTurkish
