import { home as messages } from '../../../company/words/home.ts'

/** Texts of the home page, which no other page loads; their claims agree with the demo content. */
export const homeTexts = {
  noSlides: 'Ana sayfa içeriği hazırlanıyor...',
  slider: {
    label: 'Öne çıkanlar',
    slider: 'slayt gösterisi',
    slide: 'slayt',
    place: (position: number, count: number) => `${position} / ${count}`,
    play: 'Slaytları oynat',
    pause: 'Slaytları durdur',
    previous: 'Önceki slayt',
    next: 'Sonraki slayt',
    pick: 'Slayt seçin',
    show: (position: number) => `${position}. slayda git`,
  },
  /** For each season of the farming year, from October. */
  seasons: messages.seasons as readonly (readonly string[])[],
  products: { empty: 'Şu anda öne çıkan ürün yok.' },
  services: { empty: 'Şu anda öne çıkan hizmet yok.' },
  assistant: {
    action: 'Asistana sorun',
    sample: 'Örnek konuşma',
    asker: messages.sample.asker,
    question: messages.sample.question,
    answer: messages.sample.answer,
    /** Source of the answer: the beginning of a post's title; empty if there is none. */
    source: messages.sample.source,
    basis: 'Kaynak',
    more: 'Bunları da sorabilirsiniz',
  },
}

export type HomeTexts = typeof homeTexts

export default homeTexts
