export interface PrivacyNotice {
  title: string
  /** Text of links to the notice. */
  short: string
  lead: string
  /** Shown before the day on which this version takes effect. */
  version: string
  contents: string
  failed: string
  /** Retention of messages in days, by the server's settings. */
  kept: (days: number) => string
}

/**
 * Texts around the privacy notice of the contact form (Law no. 6698, article 10).
 * The notice itself is content with versions (`singletons/privacy`).
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

export default privacy
