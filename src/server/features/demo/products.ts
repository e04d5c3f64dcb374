import type { Product } from '../../../contract/resources/products.ts'

/** Products of the demo company in the order of the site: the last one is stored first. */
export const demoProducts = [
  {
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
    isFeatured: true,
    picture: 'kok-6.webp',
  },
  {
    name: 'Poyraz meteoroloji istasyonu',
    shortDescription: 'Rüzgâr, yağış, güneşlenme ve don. Kasabanın değil, sizin tarlanızın hava kaydı.',
    description: `Kasabadaki istasyon ovanın ortasını ölçer; sizin parseliniz vadinin ağzında olabilir. Poyraz, iki kilometre ötede bile değişen rüzgârı ve soğuk hava göllenmesini tarlanızın başında kaydeder.

Ölçtüğü değerlerden her gece yarısı günlük bitki su tüketimini (ET₀) hesaplar, ilaçlama için uygun saatleri rüzgâr ve neme göre işaretler. Yaprak hizasındaki sıcaklık don eşiğine yaklaşınca telefonunuza iki saat önceden haber verir.

Üç gergi teliyle kurulur, beton istemez. Yağmur kovasının ağzındaki elek yaprak tutar; yılda bir kez temizlemek yeter.`,
    specs: {
      'Rüzgâr hızı': '0–60 m/s, ±0,3 m/s',
      'Rüzgâr yönü': '0–359°, ±3°',
      Yağış: 'Devirmeli kova, 0,2 mm',
      'Hava sıcaklığı': '−40 … +60 °C, ±0,2 °C',
      'Bağıl nem': '%0–100, ±%2',
      Güneşlenme: '0–1.800 W/m²',
      'Kayıt aralığı': '5 dk',
      Haberleşme: 'LTE-M, LoRaWAN yedekli',
      'Direk yüksekliği': '2 m, 10 m uzatmalı',
    },
    isFeatured: true,
    picture: 'poyraz.webp',
  },
  {
    name: 'Kırlangıç 20 ilaçlama dronu',
    shortDescription: 'Yirmi litre depo, iki santimetre sapma. Hastalık neredeyse oraya, ne kadar gerekiyorsa o kadar.',
    description: `Traktörün tekerlek izi bir sezonda ekili alanın yüzde dördünü ezer. Kırlangıç 20 tarlaya girmeden, gece çiyi kalktıktan sonraki iki saatlik pencerede yüz elli dekarı bitirir.

Uydu haritasındaki sorunlu bölgeyi uçuş planına çevirir; debiyi hıza göre saniyede on kez düzeltir, böylece dönüşlerde fazla atmaz. Damla iriliğini rüzgâra göre siz seçersiniz.

Uçuşlar Sivil Havacılık kaydıyla ve eğitimli pilotla yapılır. Cihazı satın alanlara iki günlük uygulama eğitimi veririz; isteyen yalnızca hizmet olarak da alabilir.`,
    specs: {
      'Depo hacmi': '20 L',
      'İş genişliği': '5–9 m',
      'İş başarısı': '150 dekar/gün, 12 L/ha uygulamada saatte 80 dekar',
      'Konum hassasiyeti': 'RTK, ±2 cm',
      'Damla iriliği': '60–400 µm, ayarlı döner meme',
      Debi: '0,5–8 L/dk',
      'Arazi takibi': 'Radar, 1,5–30 m',
      'Uçuş süresi': 'Dolu depoyla 11 dk',
      'Şarj süresi': '9 dk, su soğutmalı',
      'Rüzgâr sınırı': '8 m/s',
      'Kalkış ağırlığı': '47 kg',
      'Katlanmış ölçü': '112 × 64 × 70 cm',
    },
    isFeatured: true,
    picture: 'kirlangic-20.webp',
  },
  {
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
    isFeatured: true,
    picture: 'ark-4.webp',
  },
  {
    name: 'Çiy yaprak ıslaklık sensörü',
    shortDescription: 'Yaprağın ne kadar süre ıslak kaldığını ölçer, mantar riskini ilaçlama gününden önce bildirir.',
    description: `Mildiyö için önemli olan yağmurun miktarı değil, yaprağın kaç saat ıslak kaldığıdır. Çiy, yaprak biçimli iki yüzüyle üst ve alt ıslaklığı ayrı ayrı ölçer.

Islaklık süresi ve sıcaklıktan bağ mildiyösü, elma kara lekesi ve domates erken yanıklığı için enfeksiyon eşiğini hesaplar. Eşik aşılmadıysa ilaç atmak için sebep yoktur.`,
    specs: {
      'Ölçüm yüzeyi': 'Üst ve alt, 2 × 36 cm²',
      Islaklık: '%0–100, ±%4',
      'Yaprak sıcaklığı': '−20 … +60 °C, ±0,3 °C',
      'Kayıt aralığı': '10 dk',
      'Pil ömrü': '3 yıl, 2 × AA lityum',
      'Koruma sınıfı': 'IP67',
    },
    isFeatured: false,
    picture: 'ciy.webp',
  },
  {
    name: 'Köprü ağ geçidi',
    shortDescription: 'Şebekenin çekmediği vadide on beş kilometre menzil. Yüz yirmi sensörü tek noktadan toplar.',
    description: `Telefonun çekmediği yerde sensör de konuşamaz. Köprü, görüş hattındaki bir tepeye kurulur; on beş kilometre çevredeki cihazları dinler, hücresel şebekeye ya da uyduya tek hattan aktarır.

İki SIM kartı ve uydu çıkışı vardır; biri koparsa diğerine geçer. Bağlantı tamamen kesilse bile otuz günlük ölçümü içinde saklar.`,
    specs: {
      Menzil: 'Görüş hattında 15 km, kırsalda 6 km',
      'Cihaz sayısı': '120',
      Radyo: 'LoRaWAN 868 MHz, 8 kanal, −141 dBm',
      'Dış bağlantı': 'LTE Cat 4 çift SIM, Ethernet, uydu',
      Bellek: '30 günlük ölçüm',
      Güç: '30 W güneş paneli, 12 V 20 Ah',
      'Koruma sınıfı': 'IP67, yıldırım korumalı',
    },
    isFeatured: false,
    picture: 'kopru.webp',
  },
  {
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
    isFeatured: false,
    picture: 'debi.webp',
  },
  {
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
    isFeatured: false,
    picture: 'ambar.webp',
  },
] satisfies readonly (Partial<Product> & { picture: string })[]
