import type { DemoProduct } from './demoProduct.ts'

export const ambar: DemoProduct = {
  name: 'Ambar silo sıcaklık kablosu',
  shortDescription: 'Tahılın kızışmasını, kokusu çıkmadan on gün önce haber verir.',
  description: `Siloda kızışma, yığının ortasında ve sessiz başlar; koku kapağa ulaştığında birkaç ton çoktan kaybolmuştur. Ambar, silonun tavanından inen çelik kablo üzerindeki on altı noktada sıcaklığı okur.

Bir noktanın çevresinden üç derece fazla ısınması havalandırmayı başlatmak için yeterli sebeptir. Fanı kendisi çalıştırabilir, dışarının nemi uygun değilse bekletir.`,
  specs: {
    'Ölçüm noktası': '16, kablo boyunca 1–2 m arayla',
    'Kablo boyu': '12–30 m',
    Sıcaklık: '−30 … +80 °C, ±0,5 °C',
    'Çekme dayanımı': '32 kN, çelik halatlı',
    Merkez: '12 kabloya kadar, RS-485 ve LoRaWAN',
  },
  benefits: [
    {
      text: 'Kızışmayı koku çıkmadan on gün önce haber verir.',
      en: { text: 'Tells you about heating ten days before it smells.' },
    },
    {
      text: 'On altı noktada sıcaklığı okur, yerini gösterir.',
      en: { text: 'Reads the temperature at sixteen points and shows which one is warm.' },
    },
    {
      text: 'Fanı dışarının nemine bakarak kendi çalıştırır.',
      en: { text: 'Runs the fan by itself, according to the humidity outside.' },
    },
  ],
  connection: [
    {
      title: 'Kablo',
      text: 'Silonun tavanından iner, yığının içinde kalır.',
      en: { title: 'The cable', text: 'Hangs from the roof of the silo and stays in the grain.' },
    },
    {
      title: 'Merkez',
      text: 'On iki kabloya kadar okur, fanı yönetir.',
      en: { title: 'The hub', text: 'Reads up to twelve cables and runs the fan.' },
    },
    {
      title: 'Telefonunuz',
      text: 'Isınan noktayı yüksekliğiyle birlikte bildirir.',
      en: { title: 'Your phone', text: 'Tells you which point is warming, and at what height.' },
    },
  ],
  packageContents: [
    { text: 'Çelik halatlı kablo, istenen boyda', en: { text: 'Steel-rope cable in the length you need' } },
    { text: 'Tavan askısı ve sızdırmaz kapak', en: { text: 'Roof hanger and sealed cap' } },
    { text: '1 merkez, dört kabloya kadar', en: { text: '1 hub, for up to four cables' } },
  ],
  questions: [
    {
      question: 'Dolu siloya takılır mı?',
      answer: 'Hayır. Kablo silo boşken asılır; yığının ağırlığını çatının taşıması gerekir, bunu önceden hesaplarız.',
      en: {
        question: 'Can it be fitted to a full silo?',
        answer:
          'No. The cable is hung while the silo is empty. The roof then has to carry the pull of the grain, and we calculate that beforehand.',
      },
    },
  ],
  isFeatured: false,
  picture: 'ambar.webp',
  en: {
    name: 'Ambar silo temperature cable',
    shortDescription: 'Tells you that grain is heating ten days before you can smell it.',
    description: `In a silo, heating begins in the middle of the bulk and makes no sound; by the time the smell reaches the hatch, several tonnes are long lost. Ambar reads the temperature at sixteen points along a steel cable that hangs from the roof.

One point three degrees warmer than those around it is reason enough to start aerating. Ambar can run the fan itself, and holds it back while the air outside is too damp.`,
    specs: {
      'Measuring points': '16, every 1–2 m along the cable',
      'Cable length': '12–30 m',
      Temperature: '−30 … +80 °C, ±0.5 °C',
      'Tensile strength': '32 kN, steel rope',
      Hub: 'Up to 12 cables, RS-485 and LoRaWAN',
    },
  },
}
