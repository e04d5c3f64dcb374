import type { DemoProduct } from './demoProduct.ts'

export const kok6: DemoProduct = {
  name: 'Kök 6 toprak sondası',
  shortDescription:
    'Altı derinlikte nem, sıcaklık ve tuzluluk ölçer. Suyun köke varıp varmadığını değil, nerede durduğunu gösterir.',
  description: `Yüzeye bakıp karar veren, çoğu zaman yirmi santimlik bir kuruluğa su verir. Oysa buğdayın kökü mayısta seksen santime iner. Kök 6, boruyu çevreleyen toprağın altı ayrı derinlikte ne kadar su tuttuğunu on dakikada bir yazar.

Burgu deliğine bulamaçsız oturur, söküldüğünde toprağı bozmaz. Kalibrasyonu tın, killi tın ve kireçli toprak için fabrikada yapılır; tarlanızın toprağı farklıysa etüt ekibimiz yerinde düzeltir.

Ekranda gördüğünüz çizgi suyun kaç saatte hangi derinliğe indiğini anlatır. Alttaki iki halka kıpırdamıyorsa verdiğiniz su kökte kalmış demektir; kıpırdıyorsa fazlası aşağı kaçıyordur.`,
  specs: {
    'Ölçüm derinliği': '10, 20, 30, 40, 60, 80 cm',
    'Toprak nemi': '%0–60 hacimsel, ±%1,5',
    Sıcaklık: '−20 … +60 °C, ±0,3 °C',
    'Tuzluluk (EC)': '0–8 dS/m',
    'Ölçüm aralığı': '10 dk, uzaktan ayarlanır',
    Haberleşme: 'LoRaWAN 868 MHz, 8 km',
    Güç: 'Güneş paneli ve LiFePO₄, 3 Ah',
    'Pil ömrü': 'Güneşsiz 120 gün',
    'Koruma sınıfı': 'IP68',
    'Boy ve ağırlık': '118 cm, 1,9 kg',
  },
  benefits: [
    {
      text: 'Suyun hangi derinlikte durduğunu gösterir; fazlasını vermezsiniz.',
      en: { text: 'Shows at which depth the water stopped, so you give no more than that.' },
    },
    {
      text: 'Kök bölgesi kuruyunca sabah mesajında “bugün sulayın” der.',
      en: { text: 'Says “irrigate today” in the morning message when the root zone dries out.' },
    },
    {
      text: 'Gübrenin biriktiği tuzlu katmanı altı derinlikte görür.',
      en: { text: 'Finds the salty layer where fertiliser builds up, at six depths.' },
    },
  ],
  connection: [
    {
      title: 'Sonda',
      text: 'Burgu deliğine oturur, on dakikada bir ölçer.',
      en: { title: 'The probe', text: 'Sits in an auger hole and measures every ten minutes.' },
    },
    {
      title: 'Köprü ağ geçidi',
      text: 'Sekiz kilometreye kadar sondanın yayınını alır, internete taşır.',
      en: {
        title: 'Köprü gateway',
        text: 'Picks up the probe from as far as eight kilometres and carries its readings to the internet.',
      },
    },
    {
      title: 'Telefonunuz',
      text: 'Her sabah altıda tek mesaj: hangi parsele, kaç milimetre.',
      en: { title: 'Your phone', text: 'One message, at six every morning: which field, how many millimetres.' },
    },
  ],
  packageContents: [
    { text: '1 sonda, 118 cm', en: { text: '1 probe, 118 cm' } },
    { text: '1 güneş paneli ve direği', en: { text: '1 solar panel with its post' } },
    { text: '1 burgu ucu, 50 mm', en: { text: '1 auger bit, 50 mm' } },
    { text: 'Kurulum kılavuzu ve parsel etiketi', en: { text: 'Installation guide and field label' } },
  ],
  questions: [
    {
      question: 'Bir sonda kaç dekara yeter?',
      answer:
        'Toprağı ve ürünü aynı olan 40 dekara bir sonda yeter. Toprak değişiyorsa her toprak için bir tane koymak gerekir; bunu etütte söyleriz.',
      en: {
        question: 'How much land does one probe cover?',
        answer:
          'One is enough for 4 hectares of the same soil under the same crop. Where the soil changes, each soil needs a probe of its own; the survey tells you how many.',
      },
    },
    {
      question: 'Toprağı sürerken çıkarmam gerekir mi?',
      answer:
        'Evet. Tek yıllık ürünlerde sonda ekimden sonra takılır, hasattan önce sökülür. Söküp takmak iki kişiyle yirmi dakika sürer.',
      en: {
        question: 'Do I have to take it out before I plough?',
        answer:
          'Yes. In annual crops the probe goes in after sowing and comes out before harvest. Two people do either in twenty minutes.',
      },
    },
    {
      question: 'Kışın tarlada kalabilir mi?',
      answer: 'Kalabilir. −20 dereceye kadar ölçmeye devam eder, kar panelin üstünü örtse de 120 gün yeter.',
      en: {
        question: 'Can it stay in the field over winter?',
        answer: 'It can. It keeps measuring down to −20 °C, and if snow covers the panel it still has 120 days.',
      },
    },
  ],
  isFeatured: true,
  picture: 'kok-6.webp',
  further: ['derinlik-grafigi.webp'],
  en: {
    name: 'Kök 6 soil probe',
    shortDescription:
      'Measures moisture, temperature and salinity at six depths. It shows not whether the water reached the roots, but where it stopped.',
    description: `Judge by the surface and you usually end up watering twenty centimetres of dry soil, when by May the roots of your wheat are down at eighty. Every ten minutes Kök 6 records how much water the soil around it holds, at six separate depths.

It slides into an auger hole without slurry and comes out without disturbing the ground. It leaves the factory calibrated for loam, clay loam and calcareous soil; if yours is something else, our survey team corrects it on site.

The line on your screen tells you how many hours the water took to reach each depth. If the bottom two rings have not moved, what you gave is still in the root zone. If they have, the surplus is on its way down.`,
    specs: {
      'Measuring depths': '10, 20, 30, 40, 60, 80 cm',
      'Soil moisture': '0–60% by volume, ±1.5%',
      Temperature: '−20 … +60 °C, ±0.3 °C',
      'Salinity (EC)': '0–8 dS/m',
      'Logging interval': '10 min, set remotely',
      Communication: 'LoRaWAN 868 MHz, 8 km',
      Power: 'Solar panel and LiFePO₄, 3 Ah',
      'Battery life': '120 days without sun',
      'Protection rating': 'IP68',
      'Length and weight': '118 cm, 1.9 kg',
    },
  },
}
