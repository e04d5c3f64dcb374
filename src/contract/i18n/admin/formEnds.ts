import type { Locale } from '../../constants.ts'

/** What forms say where something ends another way than by a save. */
const tr = {
  /** Of a save over what somebody else has saved: nothing where the server's own sentence is in this language. */
  stale: '',
  confirmUndo: 'Kaydetmediğiniz bütün değişiklikler geri alınsın mı?',
  gone: 'Bu kayıt silinmiş. Yazdıklarınız burada duruyor; yeni bir kayıt olarak kaydedebilirsiniz.',
  anew: 'Yeni kayıt olarak aç',
  seeBin: 'Çöp kutusuna bak',
}

const en: typeof tr = {
  stale: 'This record was changed while you were editing it. Look at it as it is now, and save again.',
  confirmUndo: 'Take back all changes that you have not saved?',
  gone: 'This record was deleted. What you typed is still here; you can save it as a new record.',
  anew: 'Open as a new record',
  seeBin: 'Look in the bin',
}

export const formEndTexts: Record<Locale, typeof tr> = { tr, en }
