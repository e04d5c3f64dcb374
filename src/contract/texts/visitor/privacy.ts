export interface PrivacyNotice {
  title: string
  /** What links to it say. */
  short: string
  lead: string
  /** Before the day from which this version holds. */
  version: string
  contents: string
  sections: readonly { heading: string; text: string }[]
}

/**
 * The notice due at the contact form (Law no. 6698, article 10); whoever runs the site replaces the fictional names.
 * Whoever changes it gives it a new version (`contactCalls.ts`).
 */
export const privacy: PrivacyNotice = {
  title: 'İletişim formu aydınlatma metni',
  short: 'Aydınlatma metni',
  version: 'Yürürlük:',
  contents: 'İçindekiler',
  lead: 'İletişim formuna yazdıklarınızı ne için kullandığımızı, kimlerin gördüğünü ve ne zaman sildiğimizi anlatır. 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanmıştır.',
  sections: [
    {
      heading: 'Veri sorumlusu',
      text: 'Veri sorumlusu Filiz Tarım Teknolojileridir. Adres: Ovakent Mah. Pamuk Cad. 14, Yüreğir, Adana. E-posta: bilgi@filiz.example. Telefon: 0322 000 00 00.\n\nFiliz kurgusal bir şirkettir. Bu siteyi kullanan kuruluş bu metni kendi unvanı, adresi, hizmet sağlayıcıları ve süreleriyle yeniden düzenler.',
    },
    {
      heading: 'Hangi verileri, nasıl topluyoruz',
      text: 'Formda adınızı soyadınızı, e-posta adresinizi, konuyu ve mesajınızı isteriz; bunlar olmadan size dönemeyiz. Telefon numarası isteğe bağlıdır. Veriler, formu gönderdiğinizde elektronik ortamda ve tümüyle ya da kısmen otomatik yolla toplanır.\n\nSunucu, kötüye kullanımı önlemek için IP adresinizi ve istek zamanını da işler. Mesajınıza sağlık bilgisi gibi özel nitelikli veri, kimlik numarası ya da başkasının bilgilerini yazmayın; bunlara ihtiyacımız yoktur.',
    },
    {
      heading: 'İşleme amacı',
      text: 'Verilerinizi sorunuzu yanıtlamak, istediğiniz teklifi hazırlamak, ziyaret ya da keşif günü kararlaştırmak ve talebinizi sonuçlandırmak için işleriz. IP adresini sitenin güvenliği için işleriz. Reklam göndermek ya da profil çıkarmak için kullanmayız. Form için açık rıza istemeyiz, çünkü işleme aşağıdaki sebeplere dayanır.',
    },
    {
      heading: 'Hukuki sebep',
      text: 'Teklif ve hizmet talepleri, bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması sebebiyle işlenir (KVKK md. 5/2-c). Diğer sorular ve site güvenliği, temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaatimiz için zorunlu olması sebebiyle işlenir (md. 5/2-f). Bir uyuşmazlık çıkarsa kayıt, bir hakkın tesisi, kullanılması veya korunması için saklanabilir (md. 5/2-e).',
    },
    {
      heading: 'Aktarım',
      text: 'Mesajınızı Filiz’de yalnızca talebinizle ilgilenen çalışanlar görür. Teknik olarak gerekli olduğu ölçüde barındırma ve e-posta hizmeti sağlayıcılarımıza, kanunun zorunlu kıldığı hâllerde yetkili kamu kurumlarına aktarılır (KVKK md. 8). Satmayız, kiralamayız. Form verilerini yurt dışına aktarmayız.\n\nSitedeki harita ancak siz açınca yüklenir ve o anda harita sağlayıcısına bağlanırsınız. Mesajlaşma bağlantısı sizi o uygulamaya götürür. Sohbete yazdıklarınız, yanıt üretmek için yapay zekâ hizmeti sağlayıcısına iletilebilir; sohbete ad, telefon ve adres yazmanız gerekmez.',
    },
    {
      heading: 'Saklama süresi',
      text: 'Mesajınızı, talebiniz sonuçlandıktan sonra on iki ay saklarız. Süre dolunca izleyen ilk periyodik imhada sileriz; periyodik imha en geç altı ayda bir yapılır. Talebiniz sözleşmeye dönüşürse kayıt, sözleşmenin bitiminden itibaren on yıllık genel zamanaşımı süresince saklanır. Güvenlik kayıtlarını, amacın gerektirdiği süreden uzun tutmayız.',
    },
    {
      heading: 'Haklarınız',
      text: 'KVKK’nın 11. maddesine göre verinizin işlenip işlenmediğini öğrenebilir, işlenmişse bilgi isteyebilir, işleme amacını ve amacına uygun kullanılıp kullanılmadığını, yurt içinde veya yurt dışında kimlere aktarıldığını öğrenebilirsiniz.\n\nEksik ya da yanlış işlenmişse düzeltilmesini, 7. maddedeki şartlarla silinmesini veya yok edilmesini, bu işlemlerin aktarılan üçüncü kişilere bildirilmesini isteyebilirsiniz. Yalnızca otomatik sistemlerle yapılan çözümleme sonucunda aleyhinize çıkan bir sonuca itiraz edebilir, kanuna aykırı işleme yüzünden zarara uğrarsanız zararın giderilmesini talep edebilirsiniz.',
    },
    {
      heading: 'Başvuru',
      text: 'Başvurunuzu yazılı olarak yukarıdaki adrese, kayıtlı elektronik posta (KEP), güvenli elektronik imza ya da mobil imza ile veya formda bize bildirdiğiniz e-posta adresinizden bilgi@filiz.example adresine gönderebilirsiniz. Başvuruda adınız soyadınız, yazılıysa imzanız, T.C. kimlik numaranız (yabancıysanız uyruğunuz ve pasaport numaranız), tebligata esas adresiniz, varsa e-posta ya da telefonunuz ve talebinizin konusu yer almalıdır.\n\nEn geç otuz gün içinde, ücretsiz olarak sonuçlandırırız; işlem ayrıca bir maliyet gerektirirse Kurulun tarifesindeki ücret istenebilir. Yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız, yanıtı öğrendiğiniz günden itibaren otuz, her hâlde başvuru gününden itibaren altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
    },
  ],
}
