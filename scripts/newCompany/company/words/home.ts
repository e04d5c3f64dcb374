/** Texts of the home page that editors cannot change. */
export const home = {
  /** One for each quarter of the farming year, from October; empty if the texts have no season. */
  seasons: [],
  /** A question to the assistant and its answer. */
  sample: {
    asker: 'Bir ziyaretçi',
    question: 'Teklif almak istiyorum. Size ne yazmam gerekiyor?',
    answer: [
      'Ne aradığınızı, ne zaman gerektiğini ve size nasıl ulaşabileceğimizi iletişim formuna yazmanız yeterli.',
      'Fiyatı ben söyleyemem; sitede yazmayanı da tahmin etmem. Yazdıklarınız doğrudan ekibimize gider.',
    ],
    /** Source of the answer: the beginning of a post's title; empty if there is none. */
    source: '',
  },
}
