import type { Reference } from '../../../contract/resources/references.ts'

/** Fictional customers of the demo company, the newest first; `related` names their products. */
export const demoReferences = [
  {
    name: 'Gökçeli Narenciye',
    place: 'Karaisalı, Adana · 140 dekar portakal',
    summary:
      'Gece verilen suyun yarısı çakıla kaçıyordu. Sulama ikiye bölündü, mevsim sonunda kuyudan beşte bir eksik su çekildi.',
    text: `Gökçeli ailesi bahçeyi 2009’da dikti, damlamayı da kendi kurdu. Yukarı parsel çakıllı, aşağısı killi; ikisi aynı hattan, aynı saatte sulanıyordu. Ağaçların yukarıda susamasına, aşağıda sararmasına alışmışlardı.

Nisanda üç noktaya Kök 6 koyduk. İkinci sulamada görüldü: yukarıda su altı saatte seksen santimi geçiyor, aşağıda ilk otuz santimde kalıyordu. Hattı ikiye ayırdık, Ark 4’e iki ayrı program yazdık. Yukarıya az ve sık, aşağıya çok ve seyrek.

Suyu Debi saydı: yukarı parselde dekara 612 tondan 486 tona indi. Verim kantardan: geçen yıl dekara 3,1 ton, bu yıl 3,4. Bir yıl tek başına kanıt değildir; mart donu bu yıl olmadı. Su hesabı ise havaya bağlı değil, onu söyleyebiliriz.`,
    quote:
      'Yukarıdaki ağaçlar susuz, aşağıdakiler boğuluyormuş. Aynı vanadan ikisini birden memnun etmeye çalışıyormuşuz.',
    quotedPerson: 'Hatice Gökçeli, üretici',
    figures: [
      {
        label: 'Mevsim boyu sulama suyu',
        before: '612 ton/da',
        after: '486 ton/da',
        en: { label: 'Irrigation water over the season', before: '6,120 t/ha', after: '4,860 t/ha' },
      },
      {
        label: 'Pompa elektriği',
        before: '171 kWh/da',
        after: '134 kWh/da',
        en: { label: 'Electricity for pumping', before: '1,710 kWh/ha', after: '1,340 kWh/ha' },
      },
      {
        label: 'Verim',
        before: '3,1 ton/da',
        after: '3,4 ton/da',
        en: { label: 'Yield', before: '31 t/ha', after: '34 t/ha' },
      },
    ],
    isFeatured: true,
    related: { productIds: ['Kök 6 toprak sondası', 'Ark 4 vana kontrol ünitesi'] },
    daysAgo: 34,
    picture: 'gokceli.webp',
    en: {
      name: 'Gökçeli Citrus',
      place: 'Karaisalı, Adana · 14 ha of oranges',
      summary:
        'Half the water given at night was lost in the gravel. Irrigation was split in two, and by the end of the season a fifth less water had come out of the well.',
      text: `The Gökçeli family planted the orchard in 2009 and laid the drip lines themselves. The upper block is gravel, the lower one clay; both were irrigated from the same line, at the same hour. They had grown used to trees that went thirsty at the top and yellow at the bottom.

In April we put Kök 6 probes at three points. The second irrigation showed it: in the upper block the water was past eighty centimetres within six hours, in the lower one it stayed in the first thirty. We split the line in two and wrote two programmes for Ark 4: little and often for the top, much and seldom for the bottom.

Debi counted the water: in the upper block it fell from 6,120 to 4,860 tonnes per hectare. The yield is from the weighbridge: 31 tonnes per hectare last year, 34 this year. One year proves nothing by itself, and this year there was no March frost. The water does not depend on the weather, so for that we can vouch.`,
      quote:
        'It turns out the trees at the top were parched and those at the bottom were drowning. We had been trying to please both with one valve.',
      quotedPerson: 'Hatice Gökçeli, grower',
    },
  },
  {
    name: 'Akpınar Sulama Kooperatifi',
    place: 'Çumra, Konya · 2.600 dekar, 41 ortak',
    summary: 'Nöbet usulü sulama, sondadan okunan sıraya döndü. Aynı kuyuyla 180 dekar daha sulandı.',
    text: `Kooperatifin derdi su değil, sıraydı. Ortaklar nöbetle suluyor, sırası gelen ihtiyacı olsun olmasın vanayı açıyordu. Temmuzda kuyu yetişmiyordu.

On dört parsele sonda, iki pivota sayaç koyduk. Her sabah altıda nöbet listesi yeniden yazıldı: önce kökü kuruyan. İlk ay en çok itiraz eden üç ortak, ikinci ay listeyi savunanlar oldu; kendi tarlalarının çizgisini telefonda gördüler.

Mevsim sonunda pancarda dekara verilen su yüzde on sekiz azaldı. Artan suyla 180 dekar ikinci ürün silajlık mısır ekildi.`,
    quote: 'Eskiden kavga sıradan çıkardı. Şimdi çizgiye bakıyoruz, kimin tarlası kuruysa o açıyor.',
    quotedPerson: 'Mevlüt Karaçınar, kooperatif başkanı',
    figures: [
      {
        label: 'Pancara verilen su',
        before: '780 mm',
        after: '640 mm',
        en: { label: 'Water given to sugar beet', before: '780 mm', after: '640 mm' },
      },
      {
        label: 'Aynı kuyuyla sulanan alan',
        before: '2.420 da',
        after: '2.600 da',
        en: { label: 'Area irrigated from the same well', before: '242 ha', after: '260 ha' },
      },
    ],
    isFeatured: false,
    related: { productIds: ['Kök 6 toprak sondası', 'Debi ultrasonik su sayacı'] },
    daysAgo: 120,
    picture: 'akpinar.webp',
    en: {
      name: 'Akpınar Irrigation Cooperative',
      place: 'Çumra, Konya · 260 ha, 41 members',
      summary:
        'Irrigation by rota gave way to an order that is read from probes. The same well now irrigates 18 hectares more.',
      text: `The cooperative’s trouble was not water but turns. Members irrigated by rota, and whoever’s turn it was opened the valve, needed or not. In July the well could not keep up.

We put probes in fourteen fields, and meters on two pivots. The rota was written anew at six every morning: first the field whose roots are drying out. The three members who objected most in the first month were defending the list in the second; they had seen the line of their own field on the phone.

By the end of the season the sugar beet had taken eighteen per cent less water. With what was left, 18 hectares of silage maize were grown as a second crop.`,
      quote: 'We used to quarrel over turns. Now we look at the line, and whoever’s field is dry opens the valve.',
      quotedPerson: 'Mevlüt Karaçınar, chairman of the cooperative',
    },
  },
  {
    name: 'Kayrak Bağları',
    place: 'Alaşehir, Manisa · 65 dekar sultani üzüm',
    summary: 'İlaçlama takvimi yaprağın ıslak kaldığı saate bağlandı. On bir ilaçlama yediye indi, salkım temiz kaldı.',
    text: `Bağda ilaç on günde bir atılırdı, yağmur yağsa da yağmasa da. Yağmurdan sonra ilaca koşulur, ama yaprağın kaç saat ıslak kaldığını kimse bilmezdi.

Nisan sonunda yukarı ve aşağı sıraya birer Çiy koyduk. Mildiyö modelimiz iki yağmurda alarm verdi, dört yağmurda “bekleyin” dedi. Beklemek zordu; ilkinde her sabah bağa indik, yaprak altına birlikte baktık.

Mevsim yedi ilaçlamayla kapandı. Hasatta sayılan iki yüz salkımda hastalık oranı geçen yılla aynıydı.`,
    quote: null,
    quotedPerson: null,
    figures: [
      {
        label: 'Mantar ilacı',
        before: '11 uygulama',
        after: '7 uygulama',
        en: { label: 'Fungicide', before: '11 sprays', after: '7 sprays' },
      },
    ],
    isFeatured: false,
    related: { productIds: ['Çiy yaprak ıslaklık sensörü'] },
    daysAgo: 210,
    picture: 'kayrak.webp',
    en: {
      name: 'Kayrak Vineyards',
      place: 'Alaşehir, Manisa · 6.5 ha of sultana grapes',
      summary:
        'Spraying now follows the hours the leaf stays wet. Eleven sprays became seven, and the bunches stayed clean.',
      text: `The vineyard used to be sprayed every ten days, rain or no rain. After rain everybody ran for the sprayer, but nobody knew how many hours the leaves had been wet.

At the end of April we put a Çiy in an upper and in a lower row. Our downy mildew model raised the alarm after two rains, and said “wait” after four. Waiting was hard; the first time we went down to the vineyard every morning and looked under the leaves together.

The season closed with seven sprays. Of the two hundred bunches counted at harvest, as many were diseased as the year before.`,
    },
  },
] satisfies readonly (Partial<Reference> & { related: object; daysAgo: number; picture: string })[]
