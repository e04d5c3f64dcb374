import type { DemoPost } from './demoPost.ts'

export const soilSample: DemoPost = {
  title: 'Toprak numunesi nasıl alınır, gübre hesabına nasıl girer?',
  related: { serviceIds: ['Toprak etüdü ve haritalama'] },
  excerpt:
    'Yanlış alınan numune, doğru çözümlenen yanlış topraktır. Derinlik, nokta sayısı, raporun okunması ve dekara gübre hesabı.',
  author: 'Selma Ağırbaş',
  daysAgo: 296,
  picture: 'numune.webp',
  publishOption: 'now',
  content: `Laboratuvar size torbadaki toprağı anlatır, tarlayı değil. Bir kilogramlık torba, bir dekarın ilk otuz santimindeki 400 tona yakın toprağın yerine geçer. Hatanın büyüğü çözümlemede değil, torba doldurulurken yapılır.

## Ne zaman alınır

Ekimden ya da dikimden bir iki ay önce, toprak tavındayken alın. Gübre ve çiftlik gübresi attıktan sonra en az iki ay geçmiş olsun. Meyve bahçesinde hasattan sonra, güz gübresinden önce alınır. Yılları karşılaştırmak için her seferinde aynı mevsimi seçin.

## Nereden ve kaç noktadan

Tarlayı önce gözle bölün: rengi, eğimi, verimi ve geçmişi farklı olan her parçadan ayrı numune alın. Tek tip görünen 20–40 dekardan bir karışık numune yeter. Bu numune zikzak yürüyerek alınmış 15–20 noktanın karışımıdır.

Tarla kenarından, yol ve ark boyundan, gübre yığılmış yerden, hayvan yatağından, harman yerinden, su göllenen çukurdan ve sıra üstünden almayın.

## Nasıl alınır

Yüzeydeki sapı sıyırın. Burgu yoksa belle V biçiminde bir çukur açın, bir yüzünden üç santim kalınlıkta dilim alın, dilimin ortasından şerit çıkarın. Tarla bitkisi ve sebzede derinlik **0–30 santimdir**. Meyvede 0–30 ve 30–60, yeni bahçe kurulacaksa 60–90 santim de ayrı torbalara alınır.

Noktaları temiz bir plastik kovada karıştırın, taşı ve kökü ayıklayın, bir kilosunu torbaya koyun. Galvanizli kova çinko sonucunu bozar. Etikete ad, parsel, derinlik, tarih ve ekilecek ürün yazılır. Yaş toprağı gölgede kurutun; nitrat azotu istiyorsanız soğukta ve aynı gün gönderin.

## Laboratuvardan ne istenir

Bünye, pH, EC, kireç, organik madde, alınabilir fosfor ve potasyum temel pakettir. Bahçede ve serada bunlara demir, çinko, mangan ve bor eklenir. Bakanlıkça yetkilendirilmiş bir laboratuvar seçin, her yıl aynı yerle çalışın; yöntem değişirse sayılar karşılaştırılamaz.

Meyvede toprak raporu tek başına yetmez. Yaz ortasında, o yılın sürgününün ortasından yaprak numunesi de alın. Toprak besinin var olup olmadığını, yaprak bitkinin onu alıp alamadığını söyler.

## Rapor nasıl okunur

**pH** 7,5’in üstündeyse demir, çinko ve fosfor toprakta olsa da bitki zor alır. Türkiye topraklarının çoğu böyledir; demiri toprağa bu pH’ya dayanan şelatla (EDDHA) verin.

**Organik madde** yüzde 2’nin altındaysa azdır. Organik maddesi yüzde 1 olan toprakla yüzde 3 olan toprağa aynı azot dozu yazılmaz.

**Fosfor** dekarda P₂O₅ olarak 6 kilonun altındaysa az, 9’un üstündeyse yeterlidir. On ikinin üstünde fosforlu gübreye o yıl gerek yoktur.

**Potasyum** dekarda K₂O olarak 20 kilonun altındaysa az, 30’un üstündeyse yeterlidir.

**Tuzluluk (EC)** sature çamur özütünde 2 dS/m’nin altındaysa toprak tuzsuz, 2–4 arası hafif, 4–8 arası orta tuzludur. Fasulye 1,0, biber 1,5, domates 2,5, buğday 6,0, pamuk 7,7 dS/m’ye kadar verim kaybetmez. Raporun hangi yöntemle ölçtüğüne bakın: 1:2,5 toprak-su karışımında okunan sayı daha düşüktür, bu eşiklerle karşılaştırılmaz.

## Gübre nasıl hesaplanır

Örnek yapalım. Sulanan buğdaydan dekara 600 kilo bekliyorsunuz. Yüz kilo dane için bitki 2,5–3 kilo azot kaldırır; toplam 15–18 kilodur. Topraktan ve ön bitkiden dört beş kilo gelecekse kabaca 12 kilo saf azot verirsiniz.

Torbadaki kilo, saf kiloyu yüzdeye bölerek bulunur. **12 kilo azot, yüzde 46’lık üreden 26 kilo, yüzde 26’lık kalsiyum amonyum nitrattan 46 kilo eder.** Üçte birini ekimde, gerisini kardeşlenme ve sapa kalkmada bölerek verin. Üreyi kireçli toprağın üstünde bırakmayın; yağmurdan önce atın ya da toprağa karıştırın, yoksa bir kısmı amonyak olup uçar.

Damlamayla gübre veriyorsanız aynı azotu haftalara bölün. Gübreli suyun EC’sini damlatıcıda ölçün; topraklı serada domateste 2,5 dS/m’yi aşmayın.

## Tek numune yetmediğinde

Tek karışık numune ortalamayı verir. Tarlanız gerçekten tek tipse bu yeter. Verim haritası ya da uydu görüntüsü lekeli çıkıyorsa Toprak etüdü ve haritalama hizmetimiz dekar başına bir noktadan örnek alır, gübreyi bölgelere dağıtır. Kök 6’nın kalibrasyonu da aynı örneklerle yapılır.`,
  en: {
    title: 'How to take a soil sample, and turn it into a fertiliser rate',
    excerpt:
      'A badly taken sample is the wrong soil, correctly analysed. Depth, number of points, reading the report, and working out fertiliser per hectare.',
    content: `The laboratory tells you about the soil in the bag, not about the field. A bag of one kilogram stands for some 4,000 tonnes, the first thirty centimetres of one hectare. The greater error is made not in the analysis but while the bag is filled.

## When to take it

A month or two before sowing or planting, while the soil is moist enough to work. At least two months should have passed since fertiliser or manure was spread. In orchards, sample after harvest and before the autumn fertiliser. To compare one year with another, keep to the same season.

## Where, and at how many points

First divide the field by eye: take a separate sample from every part that differs in colour, slope, yield or history. From 2–4 hectares that look alike, one mixed sample is enough. It is mixed from 15–20 points, taken on a zigzag walk.

Stay away from field margins, from the sides of roads and ditches, from places where fertiliser was heaped, animals lay or grain was threshed, from hollows where water stands, and from the fertilised row itself.

## How to take it

Scrape the straw off the surface. Without an auger, dig a V-shaped hole with a spade, cut a slice three centimetres thick from one face, and take a strip from the middle of the slice. For field crops and vegetables the depth is **0–30 cm**. For fruit, 0–30 and 30–60 cm go into separate bags, and 60–90 cm as well if an orchard is to be planted.

Mix the points in a clean plastic bucket, pick out stones and roots, and put one kilogram in the bag. A galvanised bucket spoils the zinc result. The label carries name, field, depth, date and the crop to come. Dry wet soil in the shade; if you want nitrate nitrogen, send it cold, and on the same day.

## What to ask the laboratory for

Texture, pH, EC, lime, organic matter, available phosphorus and potassium make the basic package. For orchards and greenhouses add iron, zinc, manganese and boron. Choose a laboratory that the Ministry has authorised, and stay with it: if the method changes, the figures cannot be compared.

In fruit, a soil report is not enough by itself. Take a leaf sample too, at midsummer, from the middle of that year’s shoots. Soil tells you whether a nutrient is there, the leaf whether the plant can get it.

## How to read the report

**pH** above 7.5 means that the plant hardly gets at iron, zinc and phosphorus, even if the soil has them. Most soils in Türkiye are like that; give iron to the soil as a chelate that stands such a pH (EDDHA).

**Organic matter** is low below 2 per cent. A soil with 1 per cent and one with 3 per cent do not get the same rate of nitrogen.

**Phosphorus**, as P₂O₅, is low below 60 kg/ha and sufficient above 90. Above 120, no phosphate is needed that year.

**Potassium**, as K₂O, is low below 200 kg/ha and sufficient above 300.

**Salinity (EC)** of the saturated paste extract: below 2 dS/m the soil is not saline, from 2–4 slightly, from 4–8 moderately so. Beans lose no yield up to 1.0, peppers up to 1.5, tomatoes up to 2.5, wheat up to 6.0 and cotton up to 7.7 dS/m. See which method the report used: the reading of a 1:2.5 mix of soil and water is lower, and cannot be compared with these thresholds.

## How to work out the fertiliser

An example. You expect 6 tonnes of irrigated wheat per hectare. For every hundred kilograms of grain the crop takes up 2.5–3 kilograms of nitrogen, 150–180 kilograms in all. If forty or fifty kilograms will come from the soil and the previous crop, you give roughly 120 kilograms of nitrogen.

To find the weight of the bagged product, divide by its percentage. **120 kilograms of nitrogen are 260 kilograms of urea at 46 per cent, or 460 kilograms of calcium ammonium nitrate at 26 per cent.** Give a third at sowing and split the rest between tillering and stem elongation. Do not leave urea lying on calcareous soil; spread it ahead of rain or work it in, or some of it escapes as ammonia.

If you fertigate through drip lines, divide the same nitrogen over the weeks. Measure the EC of the feed at the dripper; for tomatoes grown in greenhouse soil, do not exceed 2.5 dS/m.

## When one sample is not enough

A single mixed sample gives the average. If your field really is of one kind, that will do. If the yield map or the satellite image is patchy, our soil survey and mapping samples ten points per hectare and divides the fertiliser by zones. The same samples serve to calibrate Kök 6.`,
  },
}
