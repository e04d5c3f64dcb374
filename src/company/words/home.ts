/** What the home page says that its editor does not change. */
export const home = {
  /** Of each quarter of the year's land, from October; none where what is promised has no time of the year. */
  seasons: [
    ['Ekim', 'Kasım', 'Aralık'],
    ['Ocak', 'Şubat', 'Mart'],
    ['Nisan', 'Mayıs', 'Haziran'],
    ['Temmuz', 'Ağustos', 'Eylül'],
  ],
  /** A question to the assistant and its answer. */
  sample: {
    asker: 'Domates yetiştiricisi, Karacabey',
    question: 'Alt yapraklarda kahverengi, halkalı lekeler var. Yarın yağmur görünüyor, bugün ilaçlamalı mıyım?',
    answer: [
      'Halkalı leke erken yanıklığa benziyor. Mildiyöyle karışabilir, onun ilacı başkadır; kesin tanıyı ziraat mühendisi ya da laboratuvar koyar.',
      'Yaprak ıslakken ilaçlamayın. Kuruysa etikete bakın: süre yazmıyorsa koruyucu ilaç en az altı saat yağışsız hava ister. O kadar vaktiniz yoksa beklemek daha doğrudur, ilaç yıkanır.',
      'Bugün yapabileceğiniz: ilk salkımın altındaki hasta yaprakları kuru havada toplayıp tarladan uzaklaştırın.',
    ],
    /** What the answer rests on: the beginning of a post's title; empty where there is none. */
    source: 'Domateste erken yanıklık',
  },
  /** What else could be asked. */
  questions: [
    'Dronla ilaçlama için izin gerekir mi?',
    'Sulama zamanının geldiği nasıl anlaşılır?',
    'Kayısı çiçekteyken kaç derece tehlikeli?',
  ],
}
