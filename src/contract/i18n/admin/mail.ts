import type { Locale } from '../../constants.ts'
import { secondLanguage } from '../shared/languages.ts'

/** Email texts and server messages about emails, in Turkish, for administrators. */
export const mailTexts = {
  notConfigured: 'Bu sitede e-posta gönderimi kurulmamış. “E-posta ayarları” sayfasından posta sunucunuzu girin.',
  managed: 'E-posta gönderimi site kurulurken ayarlanmış; değiştirmek için sunucudan sorumlu kişiye danışın.',

  faults: {
    host: 'Posta sunucusunun adını girin; başına https://, sonuna port yazmayın: mail.example.com',
    from: 'Bir e-posta adresi ya da adla birlikte adres girin: Firma adı <site@example.com>',
    password: 'Kullanıcı adıyla birlikte şifreyi de girin.',
  },

  notification: {
    subject: (subject: string) => `İletişim formu: ${subject}`,
    intro: (site: string) => `${site} sitesinin iletişim formundan bir mesaj geldi.`,
    name: 'Gönderen',
    email: 'E-posta',
    phoneNumber: 'Telefon',
    subjectLabel: 'Konu',
    receivedAt: 'Geliş zamanı',
    /** The sender's language, unless it is that of the content. */
    language: ['Gönderenin dili', secondLanguage.tr],
    reply: 'Bu e-postayı yanıtlarsanız yanıtınız mesajı gönderen kişiye gider.',
    open: 'Gelen kutusunu aç',
  },

  reply: {
    tooMany: (max: number) => `Bir mesaja en çok ${max} yanıt ya da not eklenebilir.`,
    noneFailed: 'Bu mesajın gönderilemeyen yanıtı yok.',
  },

  test: {
    subject: (site: string) => `Deneme e-postası: ${site}`,
    body: (site: string) =>
      `Bu bir deneme e-postasıdır. Size ulaştıysa ${site} sitesinin e-posta ayarları çalışıyor. Türkçe harfler de doğru görünmeli: ç ğ ı İ ö ş ü.`,
    sent: (to: string) => `Deneme e-postası ${to} adresine gönderildi.`,
    failed: (reason: string) => `Deneme e-postası gönderilemedi. ${reason}`,
  },

  failures: {
    unreachable: 'Posta sunucusuna ulaşılamadı.',
    silent: 'Posta sunucusu zamanında yanıt vermedi.',
    closed: 'Posta sunucusu bağlantıyı yarıda kesti.',
    insecure: 'Posta sunucusuyla güvenli bağlantı kurulamadı.',
    signIn: 'Posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi.',
    sender: 'Posta sunucusu gönderen adresini kabul etmedi.',
    recipient: 'Posta sunucusu alıcı adresini kabul etmedi.',
    refused: 'Posta sunucusu iletiyi kabul etmedi.',
    unexpected: 'E-posta gönderilirken beklenmeyen bir sorun oluştu.',
    restored: 'Site yedekten geri yüklendi; bu bildirim yedekten sonra gönderilmiş olabilir.',
    stale: 'Bu bildirim bir günden uzun süre gönderilemeden bekledi, bu yüzden kendiliğinden gönderilmedi.',
    permanent:
      'Bu ret kalıcıdır, kendiliğinden yeniden denenmez. Alıcı adresini ve e-posta ayarlarını denetleyip yeniden gönderin.',
    answered: (answer: string) => `Sunucunun yanıtı: “${answer}”.`,
  },

  retry: {
    off: 'Bildirimler kapalı ya da bildirimlerin gideceği e-posta girilmemiş. İletişim bilgileri sayfasından açın.',
    sent: 'Bu mesajın bildirimi zaten gönderilmiş.',
  },
} as const

interface ReplyEmailTexts {
  subject(subject: string): string
  /** Above the quoted message. */
  quoted(site: string, moment: string): string
}

/** Email texts of a reply to a message, in the language of its sender. */
export const replyEmailTexts: Record<Locale, ReplyEmailTexts> = {
  tr: {
    subject: (subject) => `Ynt: ${subject}`,
    quoted: (site, moment) => `${moment} tarihinde ${site} sitesinden yazdığınız mesaj:`,
  },
  en: {
    subject: (subject) => `Re: ${subject}`,
    quoted: (site, moment) => `On ${moment} you wrote to us from the website of ${site}:`,
  },
}
