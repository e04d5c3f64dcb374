import type { DemoPost } from './demoPost.ts'

export const fertigationSalinity: DemoPost = {
  title: 'Gübreli suda EC: kaç olmalı, nerede ölçülmeli?',
  related: { serviceIds: ['Hassas sulama'], productIds: ['Kök 6 toprak sondası'] },
  excerpt:
    'EC suyun toplam tuzunu söyler, hangi besini taşıdığını söylemez. Damlatıcıda, kök bölgesinde ve kuyuda ölçülen üç EC’yi birbirinden ayırın.',
  author: 'Selma Ağırbaş',
  daysAgo: 3,
  picture: 'tuz.webp',
  publishOption: 'draft',
  content: `EC, suyun elektriği ne kadar iyi ilettiğidir. Suda çözünmüş tuz arttıkça iletkenlik artar. Birimi dS/m’dir; mS/cm ile aynı sayıyı verir. 1 dS/m kabaca litrede 640 miligram tuz demektir.

EC size miktarı söyler, cinsi söylemez. 2,0 dS/m’lik suyun içinde potasyum nitrat da olabilir, sofra tuzu da. Bu yüzden önce kuyunun kendi EC’sini bilin.

## Kuyudan başlayın

Kuyu suyu 0,7 dS/m’nin altındaysa çoğu ürün için sorun çıkarmaz. 0,7–3,0 arası ürüne ve toprağa göre dikkat ister, 3,0’ın üstü çoğu sebzede verimi düşürür. Kuyu yaz sonunda tuzlanabilir; mayısta ve ağustosta ayrı ayrı ölçtürün.

## Damlatıcıda kaç olmalı

Topraklı serada domates için damlatıcıdan çıkan su çiçekten önce 1,5–1,8, meyve döneminde 2,0–2,5 dS/m arasında tutulur. Biber ve hıyar daha hassastır; 1,5–2,0 yeter. Açık tarlada damlamayla gübre verirken kuyunun EC’sine 0,5–1,0 eklemek çoğu zaman uygundur.

Gübreler EC’yi aynı ölçüde yükseltmez. Litreye bir gram potasyum nitrat yaklaşık 1,3, kalsiyum nitrat 1,2, amonyum sülfat 2,0 dS/m ekler. **Üre EC’yi yükseltmez**, çünkü suda iyonlarına ayrılmaz. EC’ye bakıp “gübre gitmemiş” diye üreyi ikiye katlayan, yaprağı yakar.

## Aynı depoya konmayacaklar

Kalsiyum nitratı sülfatlı ya da fosfatlı gübreyle aynı depoda karıştırmayın; alçı ve kalsiyum fosfat çöker, damlatıcıyı tıkar. A deposuna kalsiyum, B deposuna sülfat ve fosfat konur. Asidi suya dökün, aside su dökmeyin. Çözeltinin pH’sını 5,5–6,5 arasında tutun; bikarbonatı yüksek suda bu, damlatıcıyı da açık tutar.

Sulamanın ilk dörtte birini gübresiz verin, hat dolsun ve basınç otursun. Gübreyi ortada verin. Son dörtte biri yine gübresiz geçin; gübre hatta kalmaz, kök bölgesinin altına da inmez.

## Kök bölgesinde nasıl okunur

Toprakta ölçülen EC neme bağlıdır. Toprak kurudukça akım zor geçer, sayı düşer; oysa kökün gördüğü tuz o sırada artmaktadır. Kök 6’nın EC çizgisini bu yüzden hep aynı nemde karşılaştırın: en doğrusu sulamadan bir gün sonraki değerdir. Bu değer haftadan haftaya yükseliyorsa tuz birikiyordur.

Altmış santimdeki EC yirmi santimdekinden yüksekse tuz aşağı iniyordur, iyiye işarettir. Yirmi santim daha yüksekse su yetmiyordur; tuz buharlaşmayla yukarı çıkar.

## Yıkama suyu nasıl hesaplanır

Biriken tuzu ancak fazladan su yıkar. Formül şudur: yıkama oranı = ECw / (5 × ECe − ECw). ECw suyun, ECe ürünün topraktaki eşik tuzluluğudur. Kuyu 1,5 dS/m, domatesin eşiği 2,5 dS/m ise 1,5 / (12,5 − 1,5) = 0,14 çıkar. Verdiğiniz suyun **yüzde 14’ünü** yıkamaya ayırırsınız; 100 milimetrelik tüketime 116 milimetre su gider.

Bunu her sulamada damla damla vermek yerine, gübresiz geçilen bir sulamada toptan vermek daha çok tuz indirir. Kışın yağan yağmur da yıkar; 200 milimetrelik etkili yağış üst altmış santimin tuzunu büyük ölçüde aşağı iter. Altta geçirimsiz kat varsa yıkama suyu taban suyunu yükseltir, önce drenajı çözün.

Eşikler ürüne göre değişir: fasulye 1,0, biber 1,5, domates 2,5, buğday 6,0, pamuk 7,7, arpa 8,0 dS/m. Hassas sulama hizmetinde yıkama suyu bu eşiklere göre sulama programına eklenir, Ark 4 onu gece ayrı bir tur olarak verir.`,
  en: {
    title: 'EC in fertigation: how high should it be, and where do you measure it?',
    excerpt:
      'EC tells you how much salt is in the water, not which nutrient it carries. Keep three readings apart: at the dripper, in the root zone and in the well.',
    content: `EC is how well water conducts electricity. The more salt is dissolved in it, the better it conducts. The unit is dS/m, which gives the same figure as mS/cm. As a rough guide, 1 dS/m means 640 milligrams of salt per litre.

EC tells you how much, not what. Water at 2.0 dS/m may carry potassium nitrate, and it may carry table salt. So begin by knowing the EC of your own well.

## Start at the well

Well water below 0.7 dS/m gives most crops no trouble. Between 0.7 and 3.0 it asks for care, depending on crop and soil; above 3.0 it costs yield in most vegetables. A well can turn saltier towards the end of summer, so have it tested in May and again in August.

## What should it be at the dripper?

For tomatoes grown in soil under glass or plastic, keep what leaves the dripper at 1.5–1.8 dS/m before flowering and at 2.0–2.5 dS/m while the fruit swells. Peppers and cucumbers are more sensitive; 1.5–2.0 is enough. When you fertigate through drip lines in the open field, adding 0.5–1.0 to the EC of the well suits most cases.

Fertilisers do not all raise EC by the same amount. One gram per litre of potassium nitrate adds about 1.3 dS/m, of calcium nitrate 1.2, of ammonium sulphate 2.0. **Urea does not raise it at all**, because it does not split into ions in water. Look at the EC, conclude that “no fertiliser is getting through”, double the urea, and you burn the leaves.

## What must not share a tank

Do not mix calcium nitrate in one tank with sulphates or phosphates: gypsum and calcium phosphate settle out and block the drippers. Calcium goes into tank A, sulphates and phosphates into tank B. Pour acid into water, never water into acid. Keep the solution at pH 5.5–6.5; where the water is high in bicarbonate, that also keeps the drippers open.

Give the first quarter of an irrigation without fertiliser, so that the line fills and the pressure settles. Feed in the middle. Run the last quarter clean again: then no fertiliser stays in the line, and none is washed below the roots.

## Reading EC in the root zone

EC measured in soil depends on moisture. As the soil dries, current passes less easily and the figure falls, while the salt that the root meets is in fact rising. So always compare the EC line of Kök 6 at the same moisture: the value one day after irrigation is best. If that value climbs from week to week, salt is building up.

If EC at sixty centimetres is higher than at twenty, salt is moving down, which is a good sign. If it is higher at twenty, there is too little water, and evaporation is drawing the salt upwards.

## How to work out leaching water

Only extra water washes out the salt that has built up. The formula is: leaching requirement = ECw / (5 × ECe − ECw), where ECw is that of the water and ECe the threshold of the crop, in the soil. With a well at 1.5 dS/m and tomatoes at 2.5 dS/m, 1.5 / (12.5 − 1.5) comes to 0.14. **14 per cent** of the water you give is then for leaching: for 100 millimetres of crop use, 116 millimetres of water.

Giving it all at once, in an irrigation without fertiliser, takes down more salt than adding a little each time. Winter rain leaches as well; 200 millimetres of effective rain push most of the salt out of the top sixty centimetres. If there is an impermeable layer below, leaching raises the water table, so see to the drainage first.

Thresholds differ by crop: beans 1.0, peppers 1.5, tomatoes 2.5, wheat 6.0, cotton 7.7, barley 8.0 dS/m. In our precision irrigation service, leaching water is added to the schedule by these thresholds, and Ark 4 gives it at night, as a round of its own.`,
  },
}
