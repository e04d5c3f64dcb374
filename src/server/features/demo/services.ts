import type { Service } from '../../../contract/resources/services.ts'

/** Services of the demo company in the order of the site. */
export const demoServices = [
  {
    name: 'Hassas sulama',
    shortDescription:
      'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur. Ne zaman, hangi parsele, kaç milimetre: sabah altıda telefonunuzda.',
    description: `Sulama kararının üç girdisi vardır: toprakta duran su, bitkinin o gün içeceği su ve önümüzdeki beş günün yağışı. Çoğu işletmede bu üçü ayrı defterlerde durur. Biz üçünü aynı satıra yazarız: elma bahçesiyle mısır tarlasının ne sıklıkla sulanacağı bir olmaz.

İşe parseli gezerek başlarız. Kök 6 sondalarını toprağın değiştiği yerlere koyar, tarla kapasitesini kendi toprağınızda buluruz. Damlatıcıların debisini hat başında ve hat sonunda ölçeriz; dağılım düzgünlüğü yüzde seksen beşin altındaysa önce hattı düzeltmenizi isteriz.

Sezon boyunca her sabah altıda parsel başına bir satır alırsınız: kaç milimetre, kaç saat, hangi vana. Ark 4 varsa program kendiliğinden yüklenir, yoksa vanayı siz açarsınız. Gübreli suyun tuzluluğunu (EC) da aynı ekranda izleriz; kök bölgesinde tuz birikiyorsa yıkama suyunu hesaba katarız.

On beş günde bir mühendisimiz tarlaya gelir, burguyla toprağa bakar, sondanın dediğini doğrular. Sezon sonunda verdiğiniz suyu, harcadığınız elektriği ve aldığınız verimi parsel parsel tek sayfada görürsünüz.`,
    iconIdentifier: 'efficiency',
    isFeatured: true,
    picture: 'sulama.webp',
    further: ['nem-haritasi.webp'],
    en: {
      name: 'Precision irrigation',
      shortDescription:
        'Soil moisture, growth stage and forecast meet in one schedule. When, which field, how many millimetres: on your phone at six in the morning.',
      description: `A decision to irrigate has three inputs: the water in the soil, the water that the crop will drink today, and the rain of the next five days. On most farms these live in three different notebooks. We put them on one line, because an apple orchard and a field of maize never want water at the same interval.

We begin by walking the land. We put Kök 6 probes where the soil changes, and find field capacity in your own soil. We measure the flow of the drippers at the head and at the end of the line; if distribution uniformity is below eighty-five per cent, we ask you to put the line right first.

Throughout the season you get one line per field at six every morning: how many millimetres, how many hours, which valve. With an Ark 4 the programme loads itself; without one you open the valve. We watch the salinity (EC) of the fertigation water on the same screen, and if salt builds up in the root zone, we allow for leaching.

Every fortnight one of our agronomists comes to the field, looks at the soil with an auger and checks what the probe says. At the end of the season you see the water you gave, the electricity you used and the yield you took, field by field, on a single page.`,
    },
  },
  {
    name: 'Toprak etüdü ve haritalama',
    shortDescription:
      'Dekar başına bir örnek, on altı çözümleme. Sonuç bir rapor değil, gübreyi parsel parsel bölen bir haritadır.',
    description: `Aynı tapunun içinde üç ayrı toprak olabilir: yukarısı çakıllı, ortası tınlı, çukuru killi. Tek torba numune bu üçünün ortalamasını verir; ortalamaya göre atılan gübre hiçbirine uymaz.

Önce elektriksel iletkenlik taramasıyla tarlayı bölgelere ayırırız. Sonra dekar başına bir noktadan, 0–30 ve 30–60 santimden örnek alırız. Her örnekte on altı çözümleme yapılır: bünye, pH, EC, kireç, organik madde, toplam azot, alınabilir fosfor, potasyum, kalsiyum, magnezyum, sodyum, demir, çinko, mangan, bakır ve bor.

Elinize iki dosya geçer. Birincisi, her bölgenin ne istediğini gösteren ve sizinle birlikte okuduğumuz haritadır. İkincisi, gübre dağıtıcınızın okuyacağı uygulama dosyasıdır (ISO-XML ya da shapefile). Makineniz değişken oranlı çalışmıyorsa bölgeleri tarlada kazıkla işaretler, dozları dekara kilo olarak yazarız.

Çözümlemeler yetkili laboratuvarda yapılır, rapor sizin adınıza düzenlenir. Kireç, pH ve bünye haritası yıllarca geçerlidir; fosforla potasyuma üç yılda bir, azota her ekimden önce yeniden bakılır.`,
    iconIdentifier: 'layers',
    isFeatured: true,
    picture: 'etut.webp',
    en: {
      name: 'Soil survey and mapping',
      shortDescription:
        'Ten samples per hectare, sixteen analyses of each. The result is not a report but a map that divides the fertiliser, zone by zone.',
      description: `One title deed can hold three soils: gravel at the top, loam in the middle, clay in the hollow. A single bag of soil gives the average of the three, and fertiliser spread by that average suits none of them.

First we divide the field into zones by scanning its electrical conductivity. Then we take samples at 0–30 and 30–60 cm, at ten points per hectare. Each sample gets sixteen analyses: texture, pH, EC, lime, organic matter, total nitrogen, available phosphorus, potassium, calcium, magnesium, sodium, iron, zinc, manganese, copper and boron.

You get two files. The first is a map of what each zone needs, and we read it together with you. The second is the application file that your spreader reads (ISO-XML or shapefile). If your machine cannot vary its rate, we mark the zones in the field with stakes and write the rates in kilograms per hectare.

The analyses are made by an authorised laboratory, and the report is in your name. The maps of lime, pH and texture hold for years; phosphorus and potassium are checked again every three years, nitrogen before every sowing.`,
    },
  },
  {
    name: 'Uydu ve dron ile izleme',
    shortDescription:
      'Beş günde bir uydu, gerektiğinde dron. Sararmayı yoldan görünmeden, hastalığı yayılmadan gösteririz.',
    description: `Tarlaya kenarından bakan, ilk kırk metreyi görür. Sararma çoğu zaman ortada başlar; yoldan fark edildiğinde iki hafta geçmiştir.

Beş günde bir gelen, on metre çözünürlüklü uydu görüntüsünden bitki gelişim haritası çıkarırız. Bulut uzun sürerse ya da bir bölge bozulursa çok bantlı kamera taşıyan dronu kaldırır, orayı piksel başına üç santimle tararız. İki tarih arasındaki farkı parsel sınırına göre kırpar, tek sayfada gösteririz.

Harita nedeni söylemez, yeri gösterir. Bu yüzden her uyarıdan sonra bir mühendisimiz o noktaya yürür: su mu eksik, azot mu, hastalık mı var, yoksa mibzer mi atlamış. Bulduğu nedeni fotoğrafıyla haritaya işler.

Dronla ilaçlama hizmeti de veriyoruz. Bakanlığın dronla uygulamaya izin verdiği ürün ve zararlılarda, il müdürlüğünün izni çıktıktan sonra Kırlangıç 20 ile yalnızca sorunlu bölgeyi ilaçlarız. İznin kapsamadığı işlerde aynı haritayı sizin pülverizatörünüz için hazırlarız.`,
    iconIdentifier: 'camera',
    isFeatured: true,
    picture: 'izleme.webp',
    en: {
      name: 'Satellite and drone monitoring',
      shortDescription:
        'A satellite every five days, a drone when needed. We show you yellowing before it is seen from the road, and disease before it spreads.',
      description: `From the edge of a field you see the first forty metres. Yellowing usually begins in the middle, and by the time you notice it from the road, two weeks have passed.

Every five days a satellite image with ten-metre resolution arrives, and we make a map of crop growth from it. If the clouds stay, or a patch goes wrong, we send up a drone with a multispectral camera and scan it at three centimetres per pixel. We crop the difference between two dates to your boundary and show it on one page.

The map does not say why, it says where. So after every alert one of our agronomists walks to the spot: is it short of water or of nitrogen, is it disease, or did the drill miss a row? What turns out to be the cause goes on the map, with a photograph.

We spray by drone as well. Where the Turkish Ministry of Agriculture allows it for the product and the pest, and once the provincial directorate has given its permit, Kırlangıç 20 sprays the affected patch alone. For work that the permit does not cover, we prepare the same map for your own sprayer.`,
    },
  },
  {
    name: 'Sertifikasyon desteği',
    shortDescription:
      'İyi tarım, organik tarım ve su ayak izi belgelerinde evrakınızı ölçüm kayıtlarınızdan hazırlarız.',
    description: `Belge işinin zor yanı tarlada değil, defterdedir. Denetçi ne yaptığınızı sorar, sonra da bunu nasıl kanıtlayacağınızı.

İyi Tarım Uygulamaları, GLOBALG.A.P., organik tarım ve su ayak izi (ISO 14046) başvurularında kayıtlarınızı biz düzenleriz. Sulama suyu Debi’den, ilaçlama saatindeki rüzgâr ve sıcaklık Poyraz’dan, gübre miktarı toprak haritasından gelir. Aynı bilgiyi deftere ikinci kez yazmazsınız.

Başvurudan önce işletmeyi bir gün denetçinin gözüyle gezer, eksikleri önem sırasına koyarız: ilaç deposunun havalandırması, boş ambalajın üç kez çalkalanması, son ilaçla hasat arasındaki bekleme süresinin kaydı. Denetim günü yanınızda oluruz. Kayıtlar sizindir, dilediğiniz gün indirirsiniz.

Belgeyi biz vermeyiz; bağımsız kontrol ve sertifikasyon kuruluşu verir, sonucuna da o karar verir. Organik tarımda geçiş süreci tek yıllık ürünlerde iki, çok yıllıklarda üç yıldır. Süre ancak arazinin geçmişi belgelenirse ve kuruluş uygun görürse kısalır.`,
    iconIdentifier: 'documentation',
    isFeatured: true,
    picture: 'belge.webp',
    en: {
      name: 'Certification support',
      shortDescription:
        'For certificates of good agricultural practice, organic farming and water footprint, we prepare the paperwork from your own measurements.',
      description: `The hard part of certification is not in the field but in the records. The auditor asks what you did, and then how you can prove it.

For good agricultural practice, GLOBALG.A.P., organic farming and water footprint (ISO 14046) we put your records in order. Irrigation water comes from Debi, wind and temperature at the hour of spraying from Poyraz, fertiliser rates from the soil map. You do not write the same thing down twice.

Before you apply, we spend a day on the farm with an auditor’s eye and list what is missing, the most important first: the ventilation of the pesticide store, the triple rinsing of empty containers, the record of the interval between last spray and harvest. On the day of the audit we are beside you. The records are yours; you download them whenever you like.

We do not issue the certificate. An independent control and certification body does, and the decision is theirs. Conversion to organic farming takes two years for annual crops and three for perennials. It is shortened only if the history of the land is documented and the body agrees.`,
    },
  },
  {
    name: 'Don ve hastalık erken uyarısı',
    shortDescription:
      'Don eşiğine iki saat kala telefonunuz çalar. Hastalıkta eşik aşılmadıkça mesaj gelmez, ilaç atılmaz.',
    description: `Don gecesinde iki saat çok şey değiştirir: pompa yol alır, pervane ısınır, işçi yetişir. Donu sabah yedide öğrenene ise hasarın fotoğrafını çekmek kalır.

Bahçenin en çukur yerine Poyraz, yaprak hizasına Çiy kurarız. Yaş termometre sıcaklığını, çiy noktasını, iki metre ile on metre arasındaki sıcaklık farkını izleriz. Eşik bütün bahar aynı değildir: kayısı pembe tomurcukta −4 °C’ye kadar dayanırken tam çiçekte −2,8 °C’de zarar görmeye başlar. Evreyi telefondan siz girersiniz, eşik ona göre değişir.

Hastalıkta takvimi değil, enfeksiyon koşulunu bekleriz. Bağ mildiyösü, elma kara lekesi ve domates erken yanıklığı için yaprak ıslaklığıyla sıcaklıktan günlük risk puanı hesaplarız. Puan eşiğin altındaysa mesaj gelmez, siz de ilaç atmazsınız.

Uyarı üç kademelidir: bir gün önce hazırlık notu, iki saat önce kısa mesaj, eşikte sesli arama. Cevapsız kalan arama ikinci kişiye geçer. Aynı düzeni silonuza da kurarız; Ambar bir noktada üç derecelik fark görürse gece yarısı da haber verir.`,
    iconIdentifier: 'shield',
    isFeatured: false,
    picture: 'uyari.webp',
    en: {
      name: 'Frost and disease early warning',
      shortDescription:
        'Your phone rings two hours before the frost threshold. With disease, until the threshold is crossed no message comes and nothing is sprayed.',
      description: `On a frost night, two hours change a great deal: the pump builds up pressure, the wind machine warms up, the crew arrives. Whoever hears of it at seven in the morning is left to photograph the damage.

We put Poyraz in the lowest part of the orchard and Çiy at leaf height. We watch the wet-bulb temperature, the dew point and the difference between two metres and ten. The threshold is not the same all spring: at pink bud an apricot stands −4 °C, in full bloom it begins to suffer at −2.8 °C. You enter the stage on your phone, and the threshold follows.

With disease we wait for the conditions of infection, not for a date. From leaf wetness and temperature we work out a daily risk score for downy mildew in vines, scab in apples and early blight in tomatoes. While the score is below its threshold no message comes, and you do not spray.

Warnings come in three steps: a note the day before, a text message two hours ahead, a phone call at the threshold. A call that nobody answers goes on to a second person. We set up the same for your silo; if Ambar finds a point three degrees warmer than the rest, you hear of it at midnight too.`,
    },
  },
  {
    name: 'Tarla okulu',
    shortDescription:
      'Derslikte değil, kendi tarlanızda. Burguyu siz çevirir, meme debisini siz ölçer, raporu siz okursunuz.',
    description: `Aleti almak kolaydır, okumak alışkanlık ister. Tarla okulu derslikte değil, kendi tarlanızda ve kendi kayıtlarınızla yapılır.

Dört gün, dört konu vardır: sulama suyunu hesaplamak, toprak numunesi alıp raporu okumak, yaprakta hastalığı ayırt etmek, pülverizatörü kalibre etmek. Her günün yarısı uygulamadır. Burguyu siz çevirir, memenin altına kabı siz tutarsınız. Boşa giden suyun tonunu, fazla atılan ilacın litresini kendi tarlanızın sayılarıyla hesaplarız.

Gruplar en çok on beş kişidir. Köyde yapılan yarım günlük tanışma dersi ücretsizdir. Kooperatifler ve sulama birlikleri için ürün desenine göre program hazırlarız. Dersleri kasım ile mart arasına koyarız, çünkü mayısta kimsenin vakti yoktur. Kırlangıç 20 satın alanların iki günlük uygulama eğitimini de aynı ekip verir.

Sonunda sınav yapmayız. Ertesi sezonun ortasında gelir, sulama defterinize bakarız; defter tutuluyorsa okul işe yaramıştır.`,
    iconIdentifier: 'education',
    isFeatured: false,
    picture: 'okul.webp',
    en: {
      name: 'Field school',
      shortDescription:
        'Not in a classroom but in your own field. You turn the auger, you measure the nozzle, you read the report.',
      description: `Buying an instrument is easy; reading it takes habit. Field school is held not in a classroom but in your own field, with your own records.

There are four days and four subjects: working out how much to irrigate, taking a soil sample and reading the report, telling diseases apart on the leaf, and calibrating a sprayer. Half of each day is practice. You turn the auger, you hold the jug under the nozzle. The tonnes of water lost and the litres sprayed in excess are worked out with the figures of your own field.

Groups are fifteen at most. The half-day introduction in the village is free. For cooperatives and irrigation associations we make a programme that suits what they grow. We hold the lessons between November and March, because in May nobody has time. The same team gives the two days of training that come with a Kırlangıç 20.

There is no exam at the end. We come in the middle of the next season and look at your irrigation log; if it is being kept, the school has worked.`,
    },
  },
] satisfies readonly (Partial<Service> & { picture: string; further?: readonly string[] })[]
