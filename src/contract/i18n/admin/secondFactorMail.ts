interface SecondFactorMail {
  subject: (site: string) => string
  /** What was done, in a sentence; the page is where it is undone. */
  text: (site: string, accountPage: string, about: { name?: string; left?: number }) => string
}

const passkeyOf = (name = '') => `“${name}” adlı geçiş anahtarı`

const changed = (subject: string, said: (site: string, about: { name?: string }) => string): SecondFactorMail => ({
  subject: (site) => `${site}: ${subject}`,
  text: (site, accountPage, about) => `Merhaba,

${said(site, about)} Diğer cihazlardaki oturumlarınız kapatıldı.

Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve ikinci adımı gözden geçirin:

${accountPage}
`,
})

/** Mails to administrators about the second step of their own sign-in: whole texts, in Turkish. */
export const secondFactorMail = {
  totpSet: changed(
    'girişinize ikinci adım eklendi',
    (site) => `${site} yönetim paneline girişinizde artık doğrulama uygulamanızın altı haneli kodu da sorulacak.`,
  ),

  totpRemoved: changed(
    'girişinizden ikinci adım kaldırıldı',
    (site) => `${site} yönetim paneline girişinizde artık doğrulama uygulamasının kodu sorulmayacak.`,
  ),

  passkeySet: changed(
    'hesabınıza geçiş anahtarı eklendi',
    (site, { name }) => `${site} yönetim panelindeki hesabınıza ${passkeyOf(name)} eklendi.`,
  ),

  passkeyRemoved: changed(
    'hesabınızdan geçiş anahtarı kaldırıldı',
    (site, { name }) => `${site} yönetim panelindeki hesabınızdan ${passkeyOf(name)} kaldırıldı.`,
  ),

  /** Another one did it, on the command line, with a new password beside it. */
  allRemoved: {
    subject: (site) => `${site}: girişinizden ikinci adım kaldırıldı`,
    text: (site, accountPage) => `Merhaba,

Sunucudan sorumlu kişi, ${site} yönetim panelindeki hesabınızdan ikinci adımı kaldırdı: girişte doğrulama uygulaması, geçiş anahtarları ve kurtarma kodları artık sorulmaz. Bütün oturumlarınız kapatıldı.

Giriş yaptıktan sonra ikinci adımı buradan yeniden ekleyin:

${accountPage}

Bunu siz istemediyseniz sunucudan sorumlu kişiye hemen haber verin.
`,
  },

  codesRenewed: {
    subject: (site) => `${site}: yeni kurtarma kodlarınız`,
    text: (site, accountPage) => `Merhaba,

${site} yönetim panelindeki hesabınız için on yeni kurtarma kodu üretildi. Eski kodlar artık geçersiz.

Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve kodları yeniden üretin:

${accountPage}
`,
  },

  codeUsed: {
    subject: (site) => `${site}: kurtarma kodunuz kullanıldı`,
    text: (site, accountPage, { left = 0 }) => `Merhaba,

${site} yönetim paneline az önce şifreniz ve bir kurtarma kodunuzla girildi. ${left ? `Kullanılmamış ${left} kodunuz kaldı.` : 'Bu, son kodunuzdu; yenilerini alın.'}

Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve kodları yeniden üretin:

${accountPage}
`,
  },
  /** Somebody knows the password, and was stopped by the second step alone. */
  wrongFactor: {
    subject: (site) => `${site}: şifreniz doğru girildi, ikinci adım yanlıştı`,
    text: (site, accountPage) => `Merhaba,

${site} yönetim paneline girerken şifreniz doğru yazıldı, ama ikinci adım üç kez yanlış yapıldı. Giriş yapılmadı.

Bunu siz yaptıysanız endişelenmeyin; doğrulama uygulamanızın ya da cihazınızın saatini kontrol edip yeniden deneyin.

Siz yapmadıysanız şifrenizi başka biri biliyor demektir. Hesabınızı şimdilik yalnızca ikinci adım koruyor; şifrenizi hemen değiştirin:

${accountPage}

Panele giremiyorsanız giriş sayfasındaki “Şifremi unuttum” bağlantısıyla yeni bir şifre belirleyin. Aynı şifreyi kullandığınız başka hesaplar varsa onları da değiştirin.
`,
  },
} as const satisfies Record<string, SecondFactorMail>
