/** What a notice is about: who did it, and to whom or what. */
export interface NoticeAbout {
  by: string
  what: string
  /** Of an access key: whether it may change content. */
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

/** Mails to every administrator about what could be misused for long: whole texts, in Turkish. */
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
    'yeni bir bildirim adresi eklendi',
    (site, { by, what }) =>
      `${by}, ${site} için yeni bir bildirim adresi (webhook) ekledi. Sitede bir şey olduğunda artık ${what} sunucusuna da haber verilecek.`,
  ),

  backupDownloaded: notice(
    'bir yedek indirildi',
    (site, { by, what }) =>
      `${by}, ${site} için alınmış ${what} adlı yedeği indirdi. Yedekte içerik, mesajlar ve yöneticiler dahil sitedeki her şey bulunur.`,
  ),
} satisfies Record<string, NoticeMail>

export type NoticeKind = keyof typeof noticeMail
