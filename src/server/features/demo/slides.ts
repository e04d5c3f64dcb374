import type { Slide } from '../../../contract/resources/slides.ts'

/** Slides of the home page; the first one is shown first. */
export const demoSlides = [
  {
    title: 'Toprağın sözünü sayıya çeviriyoruz.',
    subtitle:
      'Sondadan uyduya, tarlanızın her dönümünü ölçeriz; ne zaman sulayacağınıza, ne zaman bekleyeceğinize birlikte karar veririz.',
    ctaText: 'Ürünleri inceleyin',
    ctaLink: '/urunler',
    displayOrder: 10,
    picture: 'ilkbahar.webp',
  },
  {
    title: 'Vanayı saat değil, kök açsın.',
    subtitle: 'Toprak nemi, bitki evresi, hava tahmini. Hangi parsele kaç milimetre, her sabah altıda telefonunuzda.',
    ctaText: 'Hassas sulamayı inceleyin',
    ctaLink: '/hizmetler/hassas-sulama',
    displayOrder: 20,
    picture: 'yaz.webp',
  },
  {
    title: 'Donda susan sensör size gelmez.',
    subtitle: 'Her cihaz, satışa çıkmadan önce kendi arazimizde iki kış geçirir.',
    ctaText: null,
    ctaLink: null,
    displayOrder: 30,
    picture: 'kis.webp',
  },
  {
    title: 'Tarlanızı anlatın, ölçüsünü konuşalım.',
    subtitle: 'Kaç dekar, hangi ürün, derdiniz ne: bu kadarı yeter. Ziraat mühendisimiz iki iş günü içinde sizi arar.',
    ctaText: 'Bize yazın',
    ctaLink: '/iletisim',
    displayOrder: 40,
    picture: 'guz.webp',
  },
] satisfies readonly (Partial<Slide> & { picture: string })[]
