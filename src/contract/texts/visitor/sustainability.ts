export interface SustainabilityTexts {
  title: string
  lead: string
  figures: readonly { value: string; unit: string; label: string; note: string }[]
  sections: readonly { heading: string; text: string }[]
}

/** The static page /surdurulebilirlik; every figure says which example field it comes from. */
export const sustainability: SustainabilityTexts = {
  title: 'Sürdürülebilirlik',
  lead: 'Ölçülmeyen tasarrufa tasarruf demeyiz. Bu sayfadaki her sayının yanında tarlası, ürünü ve yılı yazar.',
  figures: [
    {
      value: '128',
      unit: 'm³/dekar',
      label: 'daha az sulama suyu',
      note: 'Örnek tarla: Karataş, 85 dekar pamuk, damlama, 2025. 580 milimetreden 452 milimetreye. Kurgusal demo verisidir.',
    },
    {
      value: '35',
      unit: 'kWh/dekar',
      label: 'daha az pompa elektriği',
      note: 'Aynı tarla. 60 metre toplam basma yüksekliği ve yüzde 60 pompa randımanıyla hesaplandı. Kurgusal demo verisidir.',
    },
    {
      value: '3,4',
      unit: 'kg/dekar',
      label: 'daha az saf azot',
      note: 'Örnek tarla: Çumra, 210 dekar şeker pancarı, 2025. Dekara 21,0 kilodan 17,6 kiloya. Kurgusal demo verisidir.',
    },
    {
      value: '2',
      unit: 'uygulama',
      label: 'daha az mantar ilacı',
      note: 'Örnek tarla: Karacabey, 60 dekar salçalık domates, 2025. Yedi uygulamadan beşe. Kurgusal demo verisidir.',
    },
  ],
  sections: [
    {
      heading: 'Su: önce ne kadar verildiğini bilmek',
      text: 'Tasarruf, vanayı kısmakla değil saymakla başlar. Bir parselde ilk sezon yalnızca ölçeriz: Debi verilen suyu, Kök 6 suyun hangi derinlikte durduğunu yazar. İkinci sezon kökün altına kaçan kısmı programdan çıkarırız. Örnek tarlamızda bu kısım 128 milimetreydi. Verim düşmedi; dekara 512 kilo kütlü yerine 518 kilo alındı, bu fark ölçüm hatasının içindedir ve kazanç saymayız. Kuyudan çekilmeyen su ertesi yıl da kuyudadır; bizim için asıl sonuç budur.',
    },
    {
      heading: 'Toprak ve gübre: haritanın istediği kadar',
      text: 'Fazla azotun gideceği üç yer vardır: taban suyu, hava ve yatan ürün. Toprak etüdünden sonra gübreyi tarlaya değil, bölgeye yazarız. Çumra’daki örnek tarlada toplam azot dekara 3,4 kilo azaldı, çünkü çukurdaki killi bölge yarım doz istiyordu. Yamaçtaki zayıf bölgede ise dozu artırdık. Tasarruf her yerde az vermek değildir, istemeyene vermemektir. Anızı yakmamayı ve toprağı yaşken çiğnememeyi her raporun ilk satırına yazarız.',
    },
    {
      heading: 'Bitki koruma: eşik yoksa ilaç yok',
      text: 'En temiz ilaçlama, yapılmayan ilaçlamadır; ama kimseden elini kolunu bağlayıp hastalığı beklemesi de istenemez. Çiy yaprağın ıslak kaldığı saati, Poyraz sıcaklığı ve rüzgârı yazar. Risk puanı eşiğin altındaysa mesaj göndermeyiz. Karacabey’deki örnek tarlada yedi uygulamanın ikisi böyle düştü. Yağışlı bir yılda bu sayı sıfır olabilir, hatta fazladan bir uygulama gerekebilir. Dronla ilaçlamayı yalnızca iznin olduğu yerde yaparız; çiçekteki ürünün üstünde uçmayız.',
    },
    {
      heading: 'Cihazlar: tamir edilen, geri dönen',
      text: 'Tarlaya bırakılan her cihaz bir gün atık olur. Bunu geciktirmek için Kök 6’yı, Ark 4’ü ve Poyraz’ı vidayla kapatırız, yapıştırmayız; pil, kart ve kablo ayrı ayrı değişir. Yedek parçayı son satıştan sonra on yıl bulundururuz. Güneş paneliyle çalışan üniteler şebekeden elektrik çekmez. Ömrü biten cihazı ve lityum pili geri alır, lisanslı atık tesisine veririz. Arızalanan cihaza önce uzaktan bakarız; çoğu zaman yola çıkmak gerekmez.',
    },
    {
      heading: 'Ne iddia etmiyoruz',
      text: 'Filiz kurgusal bir şirkettir, bu sayfadaki tarlalar ve sayılar da örnektir. Gerçek bir işletmede aynı sonucu vaat etmek için kullanılamaz. Sayıları bir uzmanın olağan bulacağı aralıkta tuttuk, hesabını da yanına yazdık. Tek tarlanın tek yılı bir eğilim göstermez; yağış, çeşit ve toprak sonucu değiştirir. Bu yüzden toplam tasarruf, kurtarılan ağaç ya da karbon nötr gibi sözler kullanmayız. Sizin tarlanızdaki sonucu ancak sizin kayıtlarınız söyler.',
    },
  ],
}
