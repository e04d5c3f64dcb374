import { homeSlider } from './homeSlider.ts'

/** The texts of the home page alone, which no other page loads; what they claim agrees with the demo content. */
export const homeTexts = {
  ...homeSlider,
  /** Of each season of the farming year, from October. */
  seasons: [
    ['Ekim', 'Kasım', 'Aralık'],
    ['Ocak', 'Şubat', 'Mart'],
    ['Nisan', 'Mayıs', 'Haziran'],
    ['Temmuz', 'Ağustos', 'Eylül'],
  ],
  products: { empty: 'Şu anda öne çıkan ürün yok.' },
  services: { empty: 'Şu anda öne çıkan hizmet yok.' },
  assistant: {
    action: 'Asistana sorun',
    sample: 'Örnek konuşma',
    asker: 'Domates yetiştiricisi, Karacabey',
    question: 'Alt yapraklarda kahverengi, halkalı lekeler var. Yarın yağmur görünüyor, bugün ilaçlamalı mıyım?',
    answer: [
      'Halkalı leke erken yanıklığa benziyor. Mildiyöyle karışabilir, onun ilacı başkadır; kesin tanıyı ziraat mühendisi ya da laboratuvar koyar.',
      'Yaprak ıslakken ilaçlamayın. Kuruysa etikete bakın: süre yazmıyorsa koruyucu ilaç en az altı saat yağışsız hava ister. O kadar vaktiniz yoksa beklemek daha doğrudur, ilaç yıkanır.',
      'Bugün yapabileceğiniz: ilk salkımın altındaki hasta yaprakları kuru havada toplayıp tarladan uzaklaştırın.',
    ],
    basis: 'Dayanağı',
    more: 'Bunları da sorabilirsiniz',
    questions: [
      'Dronla ilaçlama için izin gerekir mi?',
      'Sulama zamanının geldiği nasıl anlaşılır?',
      'Kayısı çiçekteyken kaç derece tehlikeli?',
    ],
  },
}

export type HomeTexts = typeof homeTexts

/** What the sample answer rests on: the beginning of a post's title, in the content's own language. */
export const SAMPLE_SOURCE = 'Domateste erken yanıklık'
