import type { DemoProduct } from './demoProduct.ts'

export const debi: DemoProduct = {
  name: 'Debi ultrasonik su sayacı',
  shortDescription: 'Hareketli parçası yoktur, kum tutmaz. Dekara düşen litreyi günü gününe yazar.',
  description: `Kuyudan çekilen suyun içinde kum vardır ve kum pervaneli sayacı iki sezonda yanıltır. Debi suyu sesle ölçer: akış yönünde ve tersine giden iki ses dalgasının farkı hızı verir, borunun içinde dönen hiçbir şey yoktur.

Parselin alanını bir kez girersiniz; ekran litre yerine dekara düşen milimetreyi gösterir. Gece tüketimi varsa kaçak vardır, bunu ayrıca yazar.`,
  specs: {
    'Boru çapı': 'DN50–DN200',
    'Ölçüm aralığı': '0,03–10 m/s',
    Doğruluk: '±%1, MID R250',
    'En yüksek basınç': '16 bar',
    Haberleşme: 'LoRaWAN 868 MHz, darbe çıkışı',
    'Pil ömrü': '10 yıl, lityum',
    'Koruma sınıfı': 'IP68',
  },
  benefits: [
    {
      text: 'Kumlu suda da yıllarca aynı doğrulukla ölçer.',
      en: { text: 'Keeps its accuracy for years, in sandy water too.' },
    },
    {
      text: 'Dekara düşen milimetreyi günü gününe yazar.',
      en: { text: 'Records the millimetres that a field gets, day by day.' },
    },
    { text: 'Gece akan suyu kaçak diye bildirir.', en: { text: 'Reports water that runs at night as a leak.' } },
  ],
  connection: [
    {
      title: 'Sayaç',
      text: 'İki flanş arasına, akışın yönüne göre takılır.',
      en: { title: 'The meter', text: 'Fits between two flanges, in the direction of flow.' },
    },
    {
      title: 'Köprü ağ geçidi',
      text: 'Okumayı saatte bir alır.',
      en: { title: 'Köprü gateway', text: 'Takes a reading every hour.' },
    },
    {
      title: 'Ekran',
      text: 'Parselin alanını girersiniz, litre milimetreye döner.',
      en: { title: 'The screen', text: 'You enter the area of the field, and litres turn into millimetres.' },
    },
  ],
  packageContents: [
    { text: 'Sayaç gövdesi', en: { text: 'Meter body' } },
    { text: '2 flanş contası', en: { text: '2 flange gaskets' } },
    { text: 'Yön etiketi ve mühür', en: { text: 'Flow direction label and seal' } },
    { text: 'MID uygunluk belgesi', en: { text: 'MID certificate of conformity' } },
  ],
  questions: [
    {
      question: 'Borumun çapına uyar mı?',
      answer: 'DN50’den DN200’e kadar yedi ölçüsü var. Borunun dış çapını yazmanız yeter, uygununu göndeririz.',
      en: {
        question: 'Will it fit my pipe?',
        answer:
          'It comes in seven sizes from DN50 to DN200. Tell us the outside diameter of your pipe, and we send the one that fits.',
      },
    },
  ],
  isFeatured: false,
  picture: 'debi.webp',
  en: {
    name: 'Debi ultrasonic water meter',
    shortDescription:
      'No moving parts, nothing for sand to wear. It records how much water each hectare gets, day by day.',
    description: `Well water carries sand, and within two seasons sand makes a propeller meter read wrong. Debi measures with sound: two waves, one with the flow and one against it, and the difference between them gives the speed. Nothing turns inside the pipe.

You enter the area of the field once, and the screen shows millimetres over that field instead of litres. Water that runs at night is a leak, and that is reported separately.`,
    specs: {
      'Pipe size': 'DN50–DN200',
      'Measuring range': '0.03–10 m/s',
      Accuracy: '±1%, MID R250',
      'Maximum pressure': '16 bar',
      Communication: 'LoRaWAN 868 MHz, pulse output',
      'Battery life': '10 years, lithium',
      'Protection rating': 'IP68',
    },
  },
}
