export interface PrivacyNotice {
  title: string
  /** What links to it say. */
  short: string
  lead: string
  /** Before the day from which this version holds. */
  version: string
  contents: string
  failed: string
  /** After how many days messages are erased, by the server's settings. */
  kept: (days: number) => string
}

/**
 * The notice due at the contact form (Law no. 6698, article 10); what stands around its text.
 * Its text is content, with versions of its own (`singletons/privacy`).
 */
export const privacy: PrivacyNotice = {
  title: 'İletişim formu aydınlatma metni',
  short: 'Aydınlatma metni',
  version: 'Yürürlük:',
  contents: 'İçindekiler',
  failed: 'Sayfa içeriği yüklenemedi.',
  kept: (days) =>
    `Her mesaj, geldikten en geç ${days % 365 ? `${days} gün` : `${days / 365} yıl`} sonra kendiliğinden silinir.`,
  lead: 'İletişim formuna yazdıklarınızı ne için kullandığımızı, kimlerin gördüğünü ve ne zaman sildiğimizi anlatır. 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanmıştır.',
}
