import { secondFactor } from '../shared/messages.ts'
import { secondFactor as english } from '../shared/messagesEnglish.ts'

type ServersOwn = 'wrongCode' | 'wrongPasskey'
const own: Record<ServersOwn, string> = secondFactor

/** Texts of the second step of the sign-in. */
const tr = {
  byPasskey: 'Geçiş anahtarıyla gir',
  waiting: 'Tarayıcı bekleniyor…',
  or: 'ya da',
  lead: 'Şifreniz doğru. Girişi ikinci adımla tamamlayın.',
  confirmLead: 'Kodunuzla ya da geçiş anahtarınızla doğrulayın.',
  instead: 'Kod ya da geçiş anahtarı kullan',
  code: 'Doğrulama kodu',
  codeHint: 'Doğrulama uygulamanızdaki altı haneli kod.',
  recovery: 'Kurtarma kodu',
  recoveryHint: 'Sakladığınız kodlardan biri. Her kod bir kez geçerlidir.',
  toRecovery: 'Kurtarma koduyla gir',
  toCode: 'Uygulamadaki kodla gir',
  passkey: 'Geçiş anahtarını kullan',
  passkeyLead: 'Cihazınız parmak izinizi, yüzünüzü ya da ekran kilidinizi sorar.',
  cannot: 'Bu tarayıcıda geçiş anahtarı kullanılamıyor. Kurtarma kodlarınızdan biriyle girebilirsiniz.',
  back: 'Geri dön',
  required: 'Kodu yazın.',
  ...own,
  canceled: 'Geçiş anahtarı kullanılmadı ya da süre doldu. Yeniden deneyebilirsiniz.',
  none: 'Bu site için kayıtlı bir geçiş anahtarı bulunamadı. Şifrenizle girebilirsiniz.',
}

const en: typeof tr = {
  byPasskey: 'Sign in with a passkey',
  waiting: 'Waiting for the browser…',
  or: 'or',
  lead: 'Your password is right. Finish with the second step.',
  confirmLead: 'Confirm with your code or your passkey.',
  instead: 'Use a code or a passkey instead',
  code: 'Verification code',
  codeHint: 'The six digits that your authenticator app shows.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the codes that you saved. Each works once.',
  toRecovery: 'Use a recovery code',
  toCode: 'Use the code of the app',
  passkey: 'Use the passkey',
  passkeyLead: 'Your device asks for your fingerprint, your face or its screen lock.',
  cannot: 'This browser cannot use passkeys here. You can sign in with one of your recovery codes.',
  back: 'Back',
  required: 'Type the code.',
  wrongCode: english.wrongCode,
  wrongPasskey: english.wrongPasskey,
  canceled: 'The passkey was not used, or it took too long. You can try again.',
  none: 'No passkey for this site was found. You can sign in with your password.',
}

export const secondFactorChallengeTexts = { tr, en }
