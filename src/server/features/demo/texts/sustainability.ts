import type { DemoCompany } from './demoCompany.ts'

/** The demo company's sustainability page; each figure names the example field that it comes from. */
export const sustainabilityOf = ({ shortName }: DemoCompany) => ({
  lead: 'Ölçülmeyen tasarrufa tasarruf demeyiz. Bu sayfadaki her sayının yanında tarlası, ürünü ve yılı yazar.',
  figures: [
    {
      value: '128',
      unit: 'm³/dekar',
      label: 'daha az sulama suyu',
      note: 'Örnek tarla: Karataş, 85 dekar pamuk, damlama, 2025. 580 milimetreden 452 milimetreye. Kurgusal demo verisidir.',
      en: {
        value: '1,280',
        unit: 'm³/ha',
        label: 'less irrigation water',
        note: 'Example field: Karataş, 8.5 ha of cotton, drip, 2025. From 580 mm to 452 mm. Fictional demo data.',
      },
    },
    {
      value: '35',
      unit: 'kWh/dekar',
      label: 'daha az pompa elektriği',
      note: 'Aynı tarla. 60 metre toplam basma yüksekliği ve yüzde 60 pompa randımanıyla hesaplandı. Kurgusal demo verisidir.',
      en: {
        value: '350',
        unit: 'kWh/ha',
        label: 'less electricity for pumping',
        note: 'The same field. Calculated for a total head of 60 m and a pump efficiency of 60%. Fictional demo data.',
      },
    },
    {
      value: '3,4',
      unit: 'kg/dekar',
      label: 'daha az saf azot',
      note: 'Örnek tarla: Çumra, 210 dekar şeker pancarı, 2025. Dekara 21,0 kilodan 17,6 kiloya. Kurgusal demo verisidir.',
      en: {
        value: '34',
        unit: 'kg/ha',
        label: 'less nitrogen',
        note: 'Example field: Çumra, 21 ha of sugar beet, 2025. From 210 kg to 176 kg per hectare. Fictional demo data.',
      },
    },
    {
      value: '2',
      unit: 'uygulama',
      label: 'daha az mantar ilacı',
      note: 'Örnek tarla: Karacabey, 60 dekar salçalık domates, 2025. Yedi uygulamadan beşe. Kurgusal demo verisidir.',
      en: {
        value: '2',
        unit: 'sprays',
        label: 'fewer fungicide sprays',
        note: 'Example field: Karacabey, 6 ha of processing tomatoes, 2025. From seven to five. Fictional demo data.',
      },
    },
  ],
  chapters: [
    {
      title: 'Su: önce ne kadar verildiğini bilmek',
      text: 'Tasarruf, vanayı kısmakla değil saymakla başlar. Bir parselde ilk sezon yalnızca ölçeriz: Debi verilen suyu, Kök 6 suyun hangi derinlikte durduğunu yazar. İkinci sezon kökün altına kaçan kısmı programdan çıkarırız. Örnek tarlamızda bu kısım 128 milimetreydi. Verim düşmedi; dekara 512 kilo kütlü yerine 518 kilo alındı, bu fark ölçüm hatasının içindedir ve kazanç saymayız. Kuyudan çekilmeyen su ertesi yıl da kuyudadır; bizim için asıl sonuç budur.',
      imageUrl: null,
      en: {
        title: 'Water: first know how much is given',
        text: 'Saving starts with counting, not with closing the valve. In the first season in a field we only measure: Debi records the water given, Kök 6 the depth at which it stays. In the second season we take out of the schedule whatever drains below the roots. In our example field that was 128 mm. Yield did not fall: 5.18 tonnes of seed cotton per hectare against 5.12, a difference within the error of measurement that we do not count as a gain. Water left in the well is still there next year; that is the result that matters to us.',
      },
    },
    {
      title: 'Toprak ve gübre: haritanın istediği kadar',
      text: 'Fazla azotun gideceği üç yer vardır: taban suyu, hava ve yatan ürün. Toprak etüdünden sonra gübreyi tarlaya değil, bölgeye yazarız. Çumra’daki örnek tarlada toplam azot dekara 3,4 kilo azaldı, çünkü çukurdaki killi bölge yarım doz istiyordu. Yamaçtaki zayıf bölgede ise dozu artırdık. Tasarruf her yerde az vermek değildir, istemeyene vermemektir. Anızı yakmamayı ve toprağı yaşken çiğnememeyi her raporun ilk satırına yazarız.',
      imageUrl: null,
      en: {
        title: 'Soil and fertiliser: what the map asks for',
        text: 'Surplus nitrogen has three places to go: groundwater, the air and a lodged crop. After a soil survey we prescribe fertiliser by zone, not by field. In the example field in Çumra total nitrogen fell by 34 kg per hectare, because the clay hollow wanted half the rate. On the poor slope we raised it. Saving does not mean giving less everywhere; it means not giving where nothing is wanted. Do not burn stubble, do not drive on wet soil: that is the first line of every report.',
      },
    },
    {
      title: 'Bitki koruma: eşik yoksa ilaç yok',
      text: 'En temiz ilaçlama, yapılmayan ilaçlamadır; ama kimseden elini kolunu bağlayıp hastalığı beklemesi de istenemez. Çiy yaprağın ıslak kaldığı saati, Poyraz sıcaklığı ve rüzgârı yazar. Risk puanı eşiğin altındaysa mesaj göndermeyiz. Karacabey’deki örnek tarlada yedi uygulamanın ikisi böyle düştü. Yağışlı bir yılda bu sayı sıfır olabilir, hatta fazladan bir uygulama gerekebilir. Dronla ilaçlamayı yalnızca iznin olduğu yerde yaparız; çiçekteki ürünün üstünde uçmayız.',
      imageUrl: null,
      en: {
        title: 'Crop protection: no threshold, no spray',
        text: 'The cleanest spray is the one not applied, yet no grower can be asked to sit and wait for disease. Çiy records how many hours the leaf stays wet, Poyraz the temperature and the wind. While the risk score is below its threshold we send no message. In the example field in Karacabey two of seven sprays were dropped in this way. In a rainy year that number may be zero, or one more spray may be needed. We spray by drone only where it is permitted, and never over a crop in flower.',
      },
    },
    {
      title: 'Cihazlar: tamir edilen, geri dönen',
      text: 'Tarlaya bırakılan her cihaz bir gün atık olur. Bunu geciktirmek için Kök 6’yı, Ark 4’ü ve Poyraz’ı vidayla kapatırız, yapıştırmayız; pil, kart ve kablo ayrı ayrı değişir. Yedek parçayı son satıştan sonra on yıl bulundururuz. Güneş paneliyle çalışan üniteler şebekeden elektrik çekmez. Ömrü biten cihazı ve lityum pili geri alır, lisanslı atık tesisine veririz. Arızalanan cihaza önce uzaktan bakarız; çoğu zaman yola çıkmak gerekmez.',
      imageUrl: null,
      en: {
        title: 'Devices: repaired, then returned',
        text: 'Every device left in a field becomes waste one day. To put that day off we close Kök 6, Ark 4 and Poyraz with screws, not glue; battery, board and cable are replaced one by one. We keep spare parts for ten years after the last sale. Units with a solar panel draw nothing from the grid. We take back devices and lithium batteries at the end of their life and hand them to a licensed waste facility. We look into a fault from a distance first; most of the time nobody has to get in the car.',
      },
    },
  ],
  closingTitle: 'Ne iddia etmiyoruz',
  closingText: `${shortName} kurgusal bir şirkettir, bu sayfadaki tarlalar ve sayılar da örnektir. Gerçek bir işletmede aynı sonucu vaat etmek için kullanılamaz. Sayıları bir uzmanın olağan bulacağı aralıkta tuttuk, hesabını da yanına yazdık. Tek tarlanın tek yılı bir eğilim göstermez; yağış, çeşit ve toprak sonucu değiştirir. Bu yüzden toplam tasarruf, kurtarılan ağaç ya da karbon nötr gibi sözler kullanmayız. Sizin tarlanızdaki sonucu ancak sizin kayıtlarınız söyler.`,
  en: {
    lead: 'We do not call it a saving until it has been measured. Beside every figure here stand its field, crop and year.',
    closingTitle: 'What we do not claim',
    closingText: `${shortName} is a fictional company; the fields and figures on this page are examples. They cannot be used to promise the same result on a real farm. We kept them within the range that a specialist would find ordinary and wrote the calculation beside them. One year on one field is not a trend; rain, variety and soil change the outcome. That is why we do not speak of total savings, trees rescued or carbon neutrality. What happened on your land, only your own records can tell.`,
  },
})
