import type { Slide } from '../../../contract/resources/slides.ts'

/** Slides of the home page; the first one is shown first. */
export const demoSlides = [
  {
    title: 'Toprağın sözünü sayıya çeviriyoruz.',
    subtitle:
      'Sondadan uyduya, tarlanızın her dönümünü ölçer; ne zaman sulayacağınızı, ne zaman bekleyeceğinizi birlikte kararlaştırırız.',
    ctaText: 'Ürünleri inceleyin',
    ctaLink: '/urunler',
    displayOrder: 10,
    picture: 'cukurova.webp',
  },
  {
    title: 'Vanayı saat değil, kök açsın.',
    subtitle: 'Toprak nemi, bitki evresi, hava tahmini. Hangi parsele kaç milimetre, her sabah altıda telefonunuzda.',
    ctaText: 'Hassas sulamayı inceleyin',
    ctaLink: '/hizmetler/hassas-sulama',
    displayOrder: 20,
    picture: 'konya.webp',
  },
  {
    title: 'Donda susan sensör size gelmez.',
    subtitle: 'Her cihaz, satışa çıkmadan önce kendi arazimizde iki kış geçirir.',
    ctaText: null,
    ctaLink: null,
    displayOrder: 30,
    picture: 'menderes.webp',
  },
  {
    title: 'Tarlanızı anlatın, ölçüsünü konuşalım.',
    subtitle: 'Ekili alanı, ürünü ve derdi yazmanız yeterli. Bir ziraat mühendisi iki iş günü içinde arar.',
    ctaText: 'Bize yazın',
    ctaLink: '/iletisim',
    displayOrder: 40,
    picture: 'ege.webp',
  },
] satisfies readonly (Partial<Slide> & { picture: string })[]
