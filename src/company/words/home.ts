/** Fixed texts of the home page, which cannot be edited in the panel. */
export const home = {
  /** Labels of the seasons, from October; empty for values without a season. */
  seasons: [
    ['Ekim', 'Kasım', 'Aralık'],
    ['Ocak', 'Şubat', 'Mart'],
    ['Nisan', 'Mayıs', 'Haziran'],
    ['Temmuz', 'Ağustos', 'Eylül'],
  ],
  /** Sample question to the assistant, and its answer. */
  sample: {
    asker: 'Domates yetiştiricisi, Karacabey',
    question: 'Alt yapraklarda kahverengi, halkalı lekeler var. Yarın yağmur görünüyor, bugün ilaçlamalı mıyım?',
    answer: [
      'Halkalı leke erken yanıklığa benziyor. Mildiyöyle karışabilir, onun ilacı başkadır; kesin tanıyı ziraat mühendisi ya da laboratuvar koyar.',
      'Yaprak ıslakken ilaçlamayın. Kuruysa etikete bakın: süre yazmıyorsa koruyucu ilaç en az altı saat yağışsız hava ister. O kadar vaktiniz yoksa beklemek daha doğrudur, ilaç yıkanır.',
      'Bugün yapabileceğiniz: ilk salkımın altındaki hasta yaprakları kuru havada toplayıp tarladan uzaklaştırın.',
    ],
    /** Source of the answer: the beginning of a post's title; empty if there is none. */
    source: 'Domateste erken yanıklık',
  },
}
