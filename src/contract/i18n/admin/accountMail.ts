/** Emails to administrators about their own accounts: complete texts, in Turkish. */
export const accountMail = {
  passwordLink: {
    subject: (site: string) => `${site}: yeni şifre belirleme bağlantınız`,
    text: (site: string, link: string) => `Merhaba,

${site} yönetim paneline giriş için yeni bir şifre istendi. Yeni şifrenizi bu sayfada belirleyebilirsiniz:

${link}

Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir. Yeniden bağlantı isterseniz yalnızca en son gelen geçerli olur.

Bunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz olduğu gibi duruyor.
`,
  },

  passwordChanged: {
    subject: (site: string) => `${site}: şifreniz değişti`,
    text: (site: string, loginPage: string) => `Merhaba,

${site} yönetim paneline giriş şifreniz az önce değişti. Diğer cihazlardaki oturumlarınız kapatıldı.

Bunu siz yapmadıysanız giriş sayfasındaki "Şifremi unuttum" bağlantısıyla hemen yeni bir şifre belirleyin:

${loginPage}
`,
  },

  hasCome: {
    subject: (site: string) => `${site}: hesabınız hazır`,
    text: (site: string, loginPage: string) => `Merhaba,

${site} yönetim paneli için şifreniz belirlendi. Bundan sonra bu e-posta adresi ve şifrenizle buradan girebilirsiniz:

${loginPage}

Şifreyi siz belirlemediyseniz sizi davet eden kişiye hemen haber verin.
`,
  },

  emailLink: {
    subject: (site: string) => `${site}: e-posta adresinizi onaylayın`,
    text: (site: string, link: string) => `Merhaba,

${site} yönetim paneline artık bu adresle girmek için aşağıdaki sayfayı açıp onaylayın:

${link}

Bağlantı bir gün geçerlidir. Onaylayana kadar eski adresinizle girmeye devam edersiniz.

Bunu siz istemediyseniz bu e-postayı silebilirsiniz; adresinizle bir hesap açılmaz.
`,
  },

  emailAsked: {
    subject: (site: string) => `${site}: e-posta adresinizi değiştirme isteği`,
    text: (site: string, newAddress: string, accountPage: string) => `Merhaba,

${site} yönetim panelindeki hesabınızın e-posta adresini ${newAddress} olarak değiştirme isteği geldi. Yeni adres, oraya gönderilen bağlantıyla onaylanınca geçerli olur.

Bunu siz istemediyseniz şifrenizi hemen değiştirin; böylece gönderilen bağlantı geçersiz olur:

${accountPage}
`,
  },

  emailChanged: {
    subject: (site: string) => `${site}: e-posta adresiniz değişti`,
    text: (site: string, newAddress: string) => `Merhaba,

${site} yönetim panelindeki hesabınızın adresi ${newAddress} olarak değişti. Bundan sonra panele o adresle girersiniz; bu adrese artık bildirim gelmez. Diğer cihazlardaki oturumlarınız kapatıldı.

Bunu siz yapmadıysanız hemen diğer yöneticilerden birine ya da sunucudan sorumlu kişiye haber verin.
`,
  },

  invitation: {
    subject: (site: string) => `${site}: yönetim paneline davet edildiniz`,
    text: (site: string, link: string, by: string) => `Merhaba,

${by} sizi ${site} sitesinin yönetim paneline davet etti. Şifrenizi bu sayfada belirleyip bu e-posta adresiyle girebilirsiniz:

${link}

Bağlantı 7 gün geçerlidir ve bir kez kullanılabilir.

Bu daveti beklemiyorsanız bir şey yapmanız gerekmez.
`,
  },
} as const

interface SecondFactorMail {
  subject: (site: string) => string
  /** Event as a sentence, and the page where it can be undone. */
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

/** Emails to administrators about their own second factor: complete texts, in Turkish. */
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

  /** The operator removed it on the command line. */
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
  /** A sign-in with the correct password failed at the second factor. */
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

/** Actor and subject of a notice. */
export interface NoticeAbout {
  by: string
  what: string
  /** For an API key: whether it has write access. */
  canWrite?: boolean
}

interface NoticeMail {
  subject: (site: string) => string
  text: (site: string, activityPage: string, about: NoticeAbout) => string
}

const notice = (subject: string, said: (site: string, about: NoticeAbout) => string): NoticeMail => ({
  subject: (site) => `${site}: ${subject}`,
  text: (site, activityPage, about) => `Merhaba,

${said(site, about)}

Bundan haberiniz varsa bir şey yapmanız gerekmez. Yoksa hemen şifrenizi değiştirin, diğer yöneticilere haber verin ve panelde son yapılanlara bakın:

${activityPage}
`,
})

/** Emails to every administrator about actions that could be misused for long: complete texts, in Turkish. */
export const noticeMail = {
  invited: notice(
    'yönetim paneline biri davet edildi',
    (site, { by, what }) =>
      `${by}, ${what} adresini ${site} yönetim paneline davet etti. Daveti kabul ederse bu kişi de panelde her şeyi yapabilecek.`,
  ),

  removed: notice(
    'yönetim panelinden biri çıkarıldı',
    (site, { by, what }) =>
      `${by}, ${what} adresli kişiyi ${site} yönetim panelinden çıkardı. Bu adresle artık panele girilemez.`,
  ),

  accessKey: notice(
    'yeni bir erişim anahtarı oluşturuldu',
    (site, { by, what, canWrite }) =>
      `${by}, ${site} için “${what}” adıyla bir erişim anahtarı oluşturdu. Bu anahtarı kullanan programlar sitenin içeriğini ${canWrite ? 'okuyabilir ve değiştirebilir' : 'okuyabilir'}.`,
  ),

  webhook: notice(
    'yeni bir webhook eklendi',
    (site, { by, what }) =>
      `${by}, ${site} için yeni bir webhook ekledi. Sitede bir şey olduğunda artık ${what} sunucusuna da haber verilecek.`,
  ),

  backupDownloaded: notice(
    'bir yedek indirildi',
    (site, { by, what }) =>
      `${by}, ${site} için alınmış ${what} adlı yedeği indirdi. Yedekte içerik, mesajlar ve yöneticiler dahil sitedeki her şey bulunur.`,
  ),
} satisfies Record<string, NoticeMail>

export type NoticeKind = keyof typeof noticeMail
