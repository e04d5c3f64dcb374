import type { DemoPost } from './demoPost.ts'

export const rainwaterHarvesting: DemoPost = {
  title: 'Su hasadı: sera çatısından havuza, yamaçtan köke',
  related: { serviceIds: ['Hassas sulama'], productIds: ['Debi ultrasonik su sayacı'] },
  excerpt:
    'Beş dekarlık seranın çatısından yılda kaç ton su toplanır, havuz kaç ton olmalı, tuzlu kuyu bu suyla nasıl tatlanır? Hesabıyla yazdık.',
  author: null,
  daysAgo: 158,
  picture: 'hasat.webp',
  publishOption: 'now',
  content: `Su hasadı, yağmuru düştüğü yerde ya da ona en yakın yerde tutmaktır. Kuyu derinleştirmeden önce bakılacak ilk kaynak budur; üstelik gelen su hemen hiç tuz taşımaz.

## Çatıdan ne kadar su gelir

Bir metrekareye düşen bir milimetre yağış, bir litre sudur. Hesap üç sayının çarpımıdır: alan, yıllık yağış ve akış katsayısı. Cam, plastik ve sac çatıda katsayıyı 0,85 alın; gerisi ıslanmaya, rüzgâra ve ilk yıkamaya gider.

Adana’da yıllık yağış ortalaması yaklaşık 670 milimetredir. Beş dekarlık sera çatısı 5.000 × 0,670 × 0,85 ile yılda **2.850 ton** su verir. Güz başında dikilip yaz başında sökülen sera domatesi dekara 800 ton dolayında su ister; beş dekarda 4.000 ton eder. Çatı ihtiyacın yüzde 70’ini karşılar.

Kendi yağışınızı ilçe ortalamasından değil, tarlanızdan alın. Poyraz’ın yağmur kovası 0,2 milimetreyi sayar; iki yılın kaydı havuz hesabını değiştirebilir.

## Havuz kaç ton olmalı

Yağan suyun tamamını birden saklamazsınız, çünkü kışın da sularsınız. On iki ayı alt alta yazın: toplanan su, kullanılan su, aradaki fark. Arka arkaya gelen fazlaların toplamı havuzun hacmidir. Bu örnekte kasımdan şubata biriken fazla 800 ton dolayındadır; 2.850 tonluk havuza para gömmek gerekmez.

Havuzu geniş değil, derin yapın. Çukurova’da açık su yüzeyi yılda metrekareden bir tonun üstünde su kaybeder. Üç dört metre derinlik ve yüzer örtü bu kaybı büyük ölçüde keser, yosunu da önler. Tabana 1–1,5 milimetrelik HDPE örtü serin, altına keçe koyun. Çevresine çit çekin, kıyıya çıkış merdiveni asın: kaygan örtüden insan da hayvan da kendi başına çıkamaz.

## İlk suyu içeri almayın

Uzun kuraklıktan sonraki ilk bir iki milimetre tozu, kuş pisliğini ve kireci getirir. İlk yağışı ayıran bir kap ya da elle çevrilen bir vana koyun. Havuzun önüne çöktürme gözü, çıkışına 120 mesh filtre yeter. Giren ve çıkan suyu Debi ile sayarsanız kaçağı ilk ay görürsünüz.

## Tuzlu kuyuyu yağmurla karıştırmak

Asıl kazanç burada olabilir. Kuyu 2,4 dS/m, yağmur suyu 0,1 dS/m olsun. Yüzde 60 kuyu, yüzde 40 yağmur karışımının EC’si 0,6 × 2,4 + 0,4 × 0,1 = **1,5 dS/m** eder. Domates 2,4’lük suda veriminin yaklaşık onda birini kaybeder, 1,5’lik suda kaybetmez. Ark 4 iki vanayı ayrı ayrı açarak bu oranı tutturur.

## Tarlada ve yamaçta

En büyük havuz toprağın kendisidir. Killi tınlı toprağın bir metresi 160 milimetre, yani dekarda 160 ton yarayışlı su tutar. Kışın yağan suyu içeri almak için yüzeyi açık tutun: anızı yakmayın, toprağı yaşken çiğnemeyin, pulluk tabanı oluştuysa kuruyken patlatın.

Eğimli tarlayı eğim yönünde değil, eş yükselti eğrisine paralel sürün. Yüzde 2–8 eğimde bu tek başına yüzey akışını belirgin biçimde azaltır. Badem, zeytin ve Antep fıstığında ağacın alt yanına hilal biçimli toprak set çekin; açıklığı yukarı baksın. Yağışı 300 milimetre olan yerde her metrekare taç için iki üç metrekare toplama alanı bırakılır.

Malç da bir hasattır. Beş santimlik sap örtüsü toprağın yüzeyinden buharlaşmayı yarıya yakın düşürür.

## İzin ve sınır

Dere yatağına set çekmek ve akan suyu göletlemek Devlet Su İşlerinin iznine bağlıdır. Çatı suyunu kendi havuzunuza almak öyle değildir; ama tarım arazisine havuz kazmadan önce il tarım ve orman müdürlüğüne danışın.

Nereden başlayacağınızı bilmiyorsanız bize çatı alanını, ürünü ve kuyu suyunun EC’sini yazın. On iki aylık tabloyu birlikte doldururuz.`,
  en: {
    title: 'Harvesting rain: from greenhouse roof to pond, from slope to root',
    excerpt:
      'How much water does half a hectare of greenhouse roof collect in a year, how big should the pond be, and how does it sweeten a salty well? With the sums.',
    content: `Harvesting rain means holding it where it falls, or as near to that as you can. It is the first source to look at before you drill the well deeper, and what is more, it carries hardly any salt.

## How much comes off a roof

One millimetre of rain on one square metre is one litre of water. The sum is a product of three figures: area, rain per year, and runoff coefficient. Take 0.85 for roofs of glass, plastic or sheet metal; the rest goes on wetting, wind and the first flush.

In Adana it rains about 670 millimetres a year on average. Half a hectare of greenhouse roof gives 5,000 × 0.670 × 0.85, or **2,850 tonnes** of water a year. Greenhouse tomatoes planted in early autumn and taken out in early summer need about 8,000 tonnes per hectare, which makes 4,000 tonnes for the half hectare. The roof covers 70 per cent of it.

Take the rain of your own land, not the average of the district. The rain gauge of Poyraz counts in steps of 0.2 millimetres; a record of two years can change the size of the pond.

## How big should the pond be?

You do not store all the rain at once, because you irrigate in winter too. Write the twelve months one below the other: water collected, water used, the difference. The surpluses of consecutive months, added up, are the volume of the pond. Here the surplus from November to February is around 800 tonnes; there is no need to sink money into a pond of 2,850 tonnes.

Make the pond deep rather than wide. In the plain of Çukurova an open surface loses more than a tonne of water per square metre and year. A depth of three or four metres and a floating cover cut most of that, and keep algae down too. Line it with 1–1.5 millimetres of HDPE over a felt underlay. Put a fence around it and hang an exit ladder on the bank: neither people nor animals can climb out over a slippery liner by themselves.

## Keep the first flush out

After a long drought the first millimetre or two bring dust, bird droppings and lime. Fit a container that sets the first rain aside, or a valve that you turn by hand. A settling chamber before the pond and a 120-mesh filter after it are enough. If Debi counts the water that comes in and the water that goes out, you find a leak in the first month.

## Blending rain with a salty well

This may be where the real gain is. Say the well is at 2.4 dS/m and the rain at 0.1 dS/m. A blend of 60 per cent well and 40 per cent rain has an EC of 0.6 × 2.4 + 0.4 × 0.1 = **1.5 dS/m**. With water at 2.4 tomatoes lose about a tenth of their yield; with water at 1.5 they lose nothing. Ark 4 opens the two valves separately to keep the ratio.

## In the field and on the slope

The largest pond is the soil itself. One metre of clay loam holds 160 millimetres of available water, or 1,600 tonnes per hectare. To let the winter rain in, keep the surface open: do not burn stubble, do not drive on wet soil, and if there is a plough pan, break it while it is dry.

On a slope, plough along the contour and not downhill. On slopes of 2–8 per cent that alone cuts runoff noticeably. For almonds, olives and pistachios, raise a crescent of earth on the lower side of the tree, its opening uphill. Where it rains 300 millimetres, leave two or three square metres of catchment for each square metre of canopy.

Mulch is a harvest, too. Five centimetres of straw cut evaporation from the surface by nearly half.

## Permits and limits

Damming a stream bed and impounding running water needs a permit from the State Hydraulic Works (DSİ). Leading roof water into a pond of your own does not; but before you dig a pond on farmland, ask the provincial directorate of agriculture and forestry.

If you do not know where to start, write us the area of your roof, your crop and the EC of your well. We will fill in the table of twelve months together.`,
  },
}
