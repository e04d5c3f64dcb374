/** What the home page says that its editor does not change. */
export const home = {
  /** Of each quarter of the year's land, from October; none where what is promised has no time of the year. */
  seasons: [],
  /** A question to the assistant and its answer. */
  sample: {
    asker: 'Bir ziyaretçi',
    question: 'Teklif almak istiyorum. Size ne yazmam gerekiyor?',
    answer: [
      'Ne aradığınızı, ne zaman gerektiğini ve size nasıl ulaşabileceğimizi iletişim formuna yazmanız yeterli.',
      'Fiyatı ben söyleyemem; sitede yazmayanı da tahmin etmem. Yazdıklarınız doğrudan ekibimize gider.',
    ],
    /** What the answer rests on: the beginning of a post's title; empty where there is none. */
    source: '',
  },
  /** What else could be asked. */
  questions: ['Hangi hizmetleri veriyorsunuz?', 'Size nasıl ulaşabilirim?', 'Fiyat teklifi nasıl alırım?'],
}
