import { FIRST_LOCALE } from '../../../contract/domain/locales.ts'
import { firstPath, paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Slide } from '../../../contract/resources/slides.ts'

/** Slugs of the service that a slide links to. */
const slugs = { tr: 'hassas-sulama', en: 'precision-irrigation' }

/** Slides of the home page; the first one is shown first. */
export const demoSlides = [
  {
    title: 'Toprağın sözünü sayıya çeviriyoruz.',
    subtitle:
      'Sondadan uyduya, tarlanızın her dönümünü ölçeriz; ne zaman sulayacağınıza, ne zaman bekleyeceğinize birlikte karar veririz.',
    ctaText: 'Ürünleri inceleyin',
    ctaLink: firstPath(paths.products),
    displayOrder: 10,
    picture: 'ilkbahar.webp',
    en: {
      title: 'We turn what the soil says into numbers.',
      subtitle:
        'From probe to satellite we measure every part of your field, and decide with you when to irrigate and when to wait.',
      ctaText: 'See the products',
    },
  },
  {
    title: 'Vanayı saat değil, kök açsın.',
    subtitle: 'Toprak nemi, bitki evresi, hava tahmini. Hangi parsele kaç milimetre, her sabah altıda telefonunuzda.',
    ctaText: 'Hassas sulamayı inceleyin',
    ctaLink: pathTo(paths.service, FIRST_LOCALE, { slug: slugs[FIRST_LOCALE] }),
    displayOrder: 20,
    picture: 'yaz.webp',
    en: {
      title: 'Let the root open the valve, not the clock.',
      subtitle:
        'Soil moisture, growth stage, forecast. Which field, how many millimetres: on your phone at six every morning.',
      ctaText: 'See precision irrigation',
    },
  },
  {
    title: 'Donda susan sensör size gelmez.',
    subtitle: 'Her cihaz, satışa çıkmadan önce kendi arazimizde iki kış geçirir.',
    ctaText: null,
    ctaLink: null,
    displayOrder: 30,
    picture: 'kis.webp',
    en: {
      title: 'A sensor that fails in frost never reaches you.',
      subtitle: 'Before it goes on sale, every device spends two winters on our own land.',
    },
  },
  {
    title: 'Tarlanızı anlatın, ölçüsünü konuşalım.',
    subtitle: 'Kaç dekar, hangi ürün, derdiniz ne: bu kadarı yeter. Ziraat mühendisimiz iki iş günü içinde sizi arar.',
    ctaText: 'Bize yazın',
    ctaLink: firstPath(paths.contact),
    displayOrder: 40,
    picture: 'guz.webp',
    en: {
      title: 'Tell us about your field. We will talk figures.',
      subtitle:
        'How many hectares, which crop, what the trouble is: that is enough. An agronomist calls you within two working days.',
      ctaText: 'Write to us',
    },
  },
] satisfies readonly (Partial<Slide> & { picture: string })[]
