/** Mails to administrators about their own accounts: whole texts, in Turkish. */
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
