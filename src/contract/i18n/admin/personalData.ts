import type { Locale } from '../../constants.ts'
import { erased } from '../shared/messages.ts'

/** Texts of the personal-data screen. */
const tr = {
  title: 'Kişisel veriler',
  lead: 'Biri kendisiyle ilgili ne sakladığınızı sorarsa ya da silinmesini isterse (KVKK madde 7 ve 11), size yazdığı adresle ya da numarayla arayın.',
  of: 'E-posta adresi ya da telefon',
  find: 'Bul',
  finding: 'Aranıyor…',
  missing: 'Bir e-posta adresi ya da telefon numarası girin.',
  failed: 'Veriler okunamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  none: (of: string) => `${of} için saklanan bir kayıt yok.`,
  found: (of: string) => `${of} için saklananlar`,
  messages: (count: number) => `${count} mesaj`,
  mails: (count: number) => `${count} e-posta kaydı`,
  activity: (count: number) => `${count} etkinlik kaydı`,
  inBin: 'Çöp kutusunda',
  save: 'Dosya olarak indir',
  file: 'kisisel-veriler',
  erase: 'Hepsini sil',
  erasing: 'Siliniyor…',
  confirm: (of: string, messages: number) =>
    `${of} ile ilgili ${messages} mesaj, geçmişleri ve bildirim kayıtlarıyla birlikte kalıcı olarak silinsin mi? Bu işlem geri alınamaz.`,
  eraseFailed: 'Silme tamamlanamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  erased: (messages: number, mails: number) => erased({ messages, mails }),
  keeps: 'Etkinlik kayıtları silinmez; bir yıl sonra kendiliğinden yok olur.',
}

export type PersonalDataTexts = typeof tr

const en: PersonalDataTexts = {
  title: 'Personal data',
  lead: 'When somebody asks what you keep about them, or wants it erased (KVKK, articles 7 and 11), search by the e-mail address or the phone number that they wrote with.',
  of: 'E-mail address or phone',
  find: 'Find',
  finding: 'Searching…',
  missing: 'Enter an e-mail address or a phone number.',
  failed: 'The data could not be read. Check your connection and try again.',
  none: (of) => `Nothing is kept about ${of}.`,
  found: (of) => `What is kept about ${of}`,
  messages: (count) => `${count} ${count === 1 ? 'message' : 'messages'}`,
  mails: (count) => `${count} mail ${count === 1 ? 'record' : 'records'}`,
  activity: (count) => `${count} activity ${count === 1 ? 'record' : 'records'}`,
  inBin: 'In the bin',
  save: 'Download as a file',
  file: 'personal-data',
  erase: 'Erase all',
  erasing: 'Erasing…',
  confirm: (of, messages) =>
    `Erase ${messages} ${messages === 1 ? 'message' : 'messages'} of ${of} for good, with history and notifications? This cannot be undone.`,
  eraseFailed: 'The erasure did not come to its end. Check your connection and try again.',
  erased(messages, mails) {
    const parts = [messages && en.messages(messages), mails && en.mails(mails)].filter(Boolean)
    const done = parts.length
      ? `Erased, in the bin too and with history: ${parts.join(' and ')}.`
      : 'There was nothing to erase about this person.'
    return `${done} Copies in earlier backups go when those backups do.`
  },
  keeps: 'Activity records are not erased; they go by themselves after a year.',
}

export const personalDataTexts: Record<Locale, PersonalDataTexts> = { tr, en }
