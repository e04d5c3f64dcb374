import type { DemoPost } from './demoPost.ts'

export const soilMoisture: DemoPost = {
  title: 'Toprak nemi nasıl ölçülür, sulama zamanı nasıl anlaşılır?',
  related: { serviceIds: ['Hassas sulama'], productIds: ['Kök 6 toprak sondası'] },
  excerpt:
    'Elle bakmaktan sondaya dört yöntem, sondanın konacağı yer ve sulama gününü veren hesap. Bir milimetre su, dekara bir tondur.',
  author: 'Çağrı Duranoğlu',
  daysAgo: 47,
  picture: 'nem.webp',
  publishOption: 'now',
  content: `Toprak nemini ölçmenin amacı bir sayı bulmak değil, iki soruyu cevaplamaktır: bugün sulayayım mı, sularsam ne kadar vereyim? Yüzeyin kuru görünmesi bu soruların hiçbirini cevaplamaz. Temmuzda üst beş santim bir günde kurur; altmış santimde ise bir haftalık su duruyor olabilir.

## Önce elle bakın

Burguyla otuz ve altmış santimden birer avuç toprak alın, sıkın. Tınlı toprak top oluyor ve dokununca dağılmıyorsa bitkinin alabileceği suyun yarısından çoğu yerindedir. Top olup dokununca ufalanıyorsa sulama yakındır. Hiç top olmuyorsa geç kalmışsınızdır. Kumlu toprakta bu yöntem yanıltır, çünkü kum ıslakken de zor top olur.

## Dört yöntem, dört ayrı cevap

**Tartmak** en güvenilir yoldur. Örneği yaş tartın, 105 derecede yirmi dört saat kurutun, yeniden tartın. Yaşı 124, kurusu 100 gram gelen toprağın nemi ağırlıkça yüzde 24’tür. Hacim ağırlığı 1,35 ise hacimce yüzde 32 eder. Cevap doğrudur ama ertesi gün gelir.

**Tansiyometre** toprağın suyu ne kadar sıkı tuttuğunu gösterir ve 80 santibara kadar çalışır. Kumlu toprakta 20–30, tınlıda 40–50, killide 50–70 santibar çoğu ürün için sulama değeridir.

**Sonda** hacimce nemi sürekli okur. Kök 6 bunu altı derinlikte, on dakikada bir yapar; suyun miktarını da yolunu da görürsünüz.

**Su bütçesi** hesapla tutulur: bitkinin tükettiği düşülür, verilen ve yağan eklenir. Poyraz’ın günlük ET₀ değeri, yani referans bitki su tüketimi, bunun içindir. Ölçümsüz hesap zamanla kayar, hesapsız ölçüm yarını söylemez. İkisi birlikte iş görür.

## Sonda nereye konur

Damlamayla sulanan sebzede sonda sıra üzerine, damlatıcının 10–15 santim yanına konur. Meyvede taç izdüşümünün içine, damlatıcının 20–30 santim yanına. En kötü yeri değil, tarlanın çoğunu temsil eden yeri seçin. Toprak tek tipse on iki dekarlık bağa iki sonda yeter: biri hattın başına, biri sonuna. Toprak değişiyorsa her toprağa bir sonda gerekir.

Sonda beklenmedik biçimde kuru gösteriyorsa önce damlatıcıya bakın. Hat başında ve sonunda dörder damlatıcının altına kap koyun, altı dakikada biriken suyu on ile çarpın; saatlik debi çıkar. İki uç arasındaki fark yüzde 10’u geçiyorsa basınç düşüktür ya da hat tıkanmıştır. Bikarbonatı yüksek kuyuda tıkanmayı asit, litrede 0,3 miligramdan çok demir taşıyan kuyuda havalandırma ve klorlama çözer. Asitle kloru birlikte vermeyin, zehirli gaz çıkar.

## Sulama zamanı nasıl hesaplanır

Üç sayı gerekir: tarla kapasitesi, solma noktası ve ürünün strese girmeden kullanabildiği pay. Killi tınlı bir toprakta tarla kapasitesi hacimce yüzde 34, solma noktası yüzde 18 olsun. Aradaki 16 puan, altmış santimlik kök derinliğinde 96 milimetre su eder. Domates temmuz sıcağında bunun yüzde 30’unu, yani 29 milimetreyi strese girmeden kullanır. Kök bölgesinin ortalama nemi yüzde 29’a indiğinde sulama zamanı gelmiştir.

Şimdi günü bulalım. ET₀ 6,5 milimetre, meyve dolumundaki domatesin bitki katsayısı 1,15 ise günlük tüketim 7,5 milimetredir. 29 milimetre dört günde biter. Damlamanın randımanı yüzde 90 ise dekara 32 ton su verirsiniz. **Bir milimetre su, dekara bir tondur**; bu eşitliği bilen, hesabı kâğıtsız yapar.

Damlamada dört günün dolmasını beklemek gerekmez. İki günde bir 17 milimetre vermek kökü daha az yorar. Toplam değişmez, adım küçülür.

Strese girmeden kullanılan pay ürüne göre değişir: biberde yüzde 30, patateste 35, domateste 40, narenciyede 50, mısır ve buğdayda 55, pamukta 65. Bu paylar günlük tüketim 5 milimetreyken geçerlidir; tüketim 7–8 milimetreye çıkınca on puan düşürün.

## Çizgide neye bakmalı

Sulamadan sonra otuz santimdeki çizgi yükseliyor, altmış ve seksen santimdekiler yerinde duruyorsa su kökte kalmıştır. Seksendeki de kıpırdadıysa fazla vermişsinizdir; o su gübreyi de alıp aşağı gider.

Gündüz inen, gece düz giden basamaklar kökün o derinlikten su içtiğini gösterir. Hava serinlemediği hâlde basamaklar küçülüyorsa bitki zorlanıyordur, beklemeyin.

İlk sezon sondanın sayısından çok gidişine güvenin. Toprağınızın gerçek eşiğini Hassas sulama hizmetinde ilk iki sulamayı birlikte izleyerek buluruz.`,
  en: {
    title: 'How to measure soil moisture, and know when to irrigate',
    excerpt:
      'Four methods, from feeling the soil to a probe, where to put the probe, and the sum that gives you the day. One millimetre of water is ten tonnes per hectare.',
    content: `You do not measure soil moisture to have a number, but to answer two questions: do I irrigate today, and if so, how much? A surface that looks dry answers neither. In July the top five centimetres dry out in a day, while at sixty centimetres there may be a week’s water.

## First, use your hand

Take a handful of soil with an auger from thirty and from sixty centimetres, and squeeze it. If loam makes a ball that does not break at a touch, more than half of the water that the plant can take is still there. If the ball crumbles at a touch, it will soon be time to irrigate. If it makes no ball at all, you are late. In sandy soil this test misleads, because sand hardly makes a ball even when it is wet.

## Four methods, four answers

**Weighing** is the most reliable. Weigh the sample wet, dry it at 105 °C for twenty-four hours, weigh it again. Soil that weighs 124 grams wet and 100 grams dry has 24 per cent moisture by weight. With a bulk density of 1.35 that is 32 per cent by volume. The answer is right, but it comes a day later.

**A tensiometer** shows how tightly the soil holds its water, and works up to 80 centibars. For most crops 20–30 centibars in sandy soil, 40–50 in loam and 50–70 in clay are the values at which to irrigate.

**A probe** reads moisture by volume, all the time. Kök 6 does it at six depths, every ten minutes; you see how much water there is, and which way it goes.

**A water budget** is kept on paper: what the crop has used is taken off, what you gave and what rained is added. The daily ET₀ of Poyraz, the reference evapotranspiration, is for exactly this. Calculation without measurement drifts; measurement without calculation says nothing about tomorrow. Together they do the job.

## Where to put the probe

In vegetables under drip, the probe goes on the row, 10–15 cm from a dripper; in fruit, inside the drip line of the canopy, 20–30 cm from a dripper. Do not choose the worst place but the one that stands for most of the field. Where the soil is all of one kind, two probes are enough for a vineyard of 1.2 hectares, one at the head of the line and one at its end. Where the soil changes, each soil needs a probe.

If a probe reads unexpectedly dry, look at the dripper first. Put a cup under four drippers at the head of the line and four at its end, and multiply what collects in six minutes by ten: that is the flow per hour. If the two ends differ by more than 10 per cent, the pressure is low or the line is blocked. Acid clears the blockage where the well is high in bicarbonate; aeration and chlorine do so where it carries more than 0.3 milligrams of iron per litre. Never give acid and chlorine together: that makes a poisonous gas.

## How to work out the day

You need three figures: field capacity, wilting point, and the share that the crop can use before it comes under stress. Take a clay loam with a field capacity of 34 per cent by volume and a wilting point of 18. The 16 points between them make 96 millimetres of water over a root depth of sixty centimetres. In the heat of July tomatoes use 30 per cent of that, or 29 millimetres, without stress. When average moisture in the root zone is down to 29 per cent, it is time.

Now for the day. With ET₀ at 6.5 millimetres and a crop coefficient of 1.15 for tomatoes filling their fruit, daily use is 7.5 millimetres. The 29 millimetres last four days. If your drip system is 90 per cent efficient, you give 320 tonnes per hectare. **One millimetre of water is ten tonnes per hectare**; whoever knows that does the sum without paper.

With drip there is no need to wait for the fourth day. 17 millimetres every other day are easier on the roots. The total stays the same, the steps are smaller.

The share that is used without stress differs by crop: 30 per cent in peppers, 35 in potatoes, 40 in tomatoes, 50 in citrus, 55 in maize and wheat, 65 in cotton. These shares hold at a daily use of 5 millimetres; at 7–8 millimetres, take off ten points.

## What to look for in the line

If the line at thirty centimetres rises after irrigation while those at sixty and eighty stay where they are, the water is still with the roots. If the one at eighty has moved too, you gave too much, and that water takes fertiliser down with it.

Steps that fall by day and run flat by night show that roots are drinking at that depth. If the steps get smaller although the weather is no cooler, the plant is struggling: do not wait.

In the first season trust the course of the line more than its figures. In our precision irrigation service we find the real threshold of your soil by watching the first two irrigations with you.`,
  },
}
