/** The texts of the home page's first screen. */
export const homeSlider = {
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
}

export type HomeSliderTexts = typeof homeSlider
