import type { DemoProduct } from './demoProduct.ts'

export const ark4: DemoProduct = {
  name: 'Ark 4 vana kontrol ünitesi',
  shortDescription: 'Dört vanayı güneş enerjisiyle yönetir. Sulamayı gece yarısı başlatmak için tarlaya gitmezsiniz.',
  description: `Gece sulaması buharlaşmayı üçte bir azaltır ama kimse saat ikide vana açmak istemez. Ark 4 dört hattı takvime, toprak nemine ya da elektriğin ucuz saatine göre açar ve kapatır.

Her vanadan önce basıncı okur: hat patlamışsa suyu keser, filtre tıkanmışsa haber verir. Şebeke koptuğunda son programla kendi başına devam eder, kayıtları bağlantı gelince gönderir.

Mevcut iki kablolu solenoid vanalarınızla çalışır; pompayı da kuru kontaktan yönetebilir.`,
  specs: {
    'Vana çıkışı': '4 adet, 9–24 V darbeli (latch)',
    'Basınç girişi': '4 adet, 0–10 bar',
    'Sayaç girişi': '2 adet, darbe',
    'Pompa çıkışı': 'Kuru kontak, 5 A',
    Haberleşme: 'LoRaWAN 868 MHz ve Bluetooth',
    Güç: '10 W güneş paneli, 12 V 7 Ah',
    'Çalışma sıcaklığı': '−20 … +65 °C',
    'Koruma sınıfı': 'IP66',
  },
  benefits: [
    {
      text: 'Dört vanayı gece siz uyurken açar, kapatır.',
      en: { text: 'Opens and closes four valves while you sleep.' },
    },
    {
      text: 'Hat patlarsa suyu keser, filtre tıkanırsa haber verir.',
      en: { text: 'Shuts off the water if a line bursts, and tells you if a filter clogs.' },
    },
    {
      text: 'Elinizdeki iki kablolu solenoid vanalarla çalışır.',
      en: { text: 'Works with the two-wire solenoid valves you already have.' },
    },
  ],
  connection: [
    {
      title: 'Vanalarınız',
      text: 'İki kablolu solenoid vanalar üniteye bağlanır.',
      en: { title: 'Your valves', text: 'Two-wire solenoid valves connect to the unit.' },
    },
    {
      title: 'Ark 4',
      text: 'Programı içinde tutar, bağlantı kopsa da sürdürür.',
      en: { title: 'Ark 4', text: 'Keeps the programme on board and follows it even when the connection drops.' },
    },
    {
      title: 'Köprü ya da Bluetooth',
      text: 'Uzaktan LoRaWAN ile, başındayken telefonla ayarlanır.',
      en: {
        title: 'Köprü or Bluetooth',
        text: 'Set it over LoRaWAN from a distance, or with your phone when you are beside it.',
      },
    },
  ],
  packageContents: [
    { text: 'Kontrol ünitesi', en: { text: 'Control unit' } },
    { text: '10 W güneş paneli, 12 V batarya', en: { text: '10 W solar panel, 12 V battery' } },
    { text: '2 basınç sensörü', en: { text: '2 pressure sensors' } },
    { text: 'Direk kelepçesi ve kablo rakorları', en: { text: 'Pole clamp and cable glands' } },
  ],
  questions: [
    {
      question: 'Kendi vanalarımla çalışır mı?',
      answer:
        '9 ile 24 volt arasında darbeli çalışan iki kablolu vanaların hepsiyle. Etiketin fotoğrafını gönderirseniz bakıp söyleriz.',
      en: {
        question: 'Does it work with my own valves?',
        answer:
          'With every two-wire latching valve between 9 and 24 volts. Send us a photograph of the label and we will tell you.',
      },
    },
    {
      question: 'İnternet kesilirse vanalar açık mı kalır?',
      answer: 'Kalmaz. Ünite son programla devam eder, kayıtları bağlantı gelince yollar.',
      en: {
        question: 'Do the valves stay open if the internet goes down?',
        answer: 'No. The unit carries on with the last programme, and sends its records when the connection is back.',
      },
    },
  ],
  isFeatured: true,
  picture: 'ark-4.webp',
  en: {
    name: 'Ark 4 valve controller',
    shortDescription:
      'Runs four valves on solar power. You do not drive out to the field to start irrigation at midnight.',
    description: `Irrigating at night cuts evaporation by a third, but nobody wants to open a valve at two in the morning. Ark 4 opens and closes four lines by the calendar, by soil moisture or by the hours of cheap electricity.

It reads the pressure ahead of each valve: if a line has burst it shuts off the water, and if a filter is clogged it tells you. When the network drops it carries on with the last programme, and sends its records once the connection is back.

It works with the two-wire solenoid valves you already have, and can run the pump through a dry contact.`,
    specs: {
      'Valve outputs': '4, 9–24 V latching',
      'Pressure inputs': '4, 0–10 bar',
      'Meter inputs': '2, pulse',
      'Pump output': 'Dry contact, 5 A',
      Communication: 'LoRaWAN 868 MHz and Bluetooth',
      Power: '10 W solar panel, 12 V 7 Ah',
      'Operating temperature': '−20 … +65 °C',
      'Protection rating': 'IP66',
    },
  },
}
