/** Company data in the notice; unknown values are left out. */
export interface DataController {
  name: string
  addressText?: string | null
  emailAddress?: string | null
  phoneNumber?: string | null
}

/**
 * Template of the privacy notice (Law no. 6698, article 10), until the owner writes one: with the company's own name and contact
 * data, and nothing that only its owner can know. The Turkish text is binding.
 */
export const privacy = (company: DataController) => ({
  versions: [
    {
      date: '2026-11-02',
      text: [
        '# Veri sorumlusu',
        `Veri sorumlusu: ${company.name}. ${contactOf(company, TURKISH)}`,
        '# Hangi verileri, nasıl topluyoruz',
        'Formda adınızı soyadınızı, e-posta adresinizi, konuyu ve mesajınızı isteriz; bunlar olmadan size dönemeyiz. Telefon numarası isteğe bağlıdır. Veriler, formu gönderdiğinizde elektronik ortamda ve tümüyle ya da kısmen otomatik yolla toplanır.',
        'Sunucu, kötüye kullanımı önlemek için IP adresinizi ve istek zamanını da işler. Mesajınıza sağlık bilgisi gibi özel nitelikli veri, kimlik numarası ya da başkasının bilgilerini yazmayın; bunlara ihtiyacımız yoktur.',
        'Ziyaretleri çerez kullanmadan sayarız: hangi sayfanın, hangi gün, hangi siteden gelinerek ve ne tür bir cihazla kaç kez açıldığını, telefon ve WhatsApp bağlantılarına kaç kez dokunulduğunu, kaç mesaj, soru ve arama gönderildiğini tutarız. Sitede aranıp bulunamayan sözleri, aynı gün en az üç kişi aradıysa saklarız. Aynı kişiyi bir günde iki kez saymamak için IP adresi ile tarayıcı bilgisinden, her gün değişen bir anahtarla özet hesaplarız; özetler ve anahtar gün bitince silinir. Geriye kimseyi tanıtmayan sayılar kalır, onlar da 25 ay sonra silinir. Tarayıcınızda “izleme yapma” (DNT) ya da GPC sinyali açıksa ziyaretiniz sayılmaz.',
        '# İşleme amacı',
        'Verilerinizi sorunuzu yanıtlamak, istediğiniz teklifi hazırlamak, görüşme günü kararlaştırmak ve talebinizi sonuçlandırmak için işleriz. IP adresini sitenin güvenliği ve ziyaretlerin sayılması için işleriz. Reklam göndermek ya da profil çıkarmak için kullanmayız. Form için açık rıza istemeyiz, çünkü işleme aşağıdaki sebeplere dayanır.',
        '# Hukuki sebep',
        'Teklif ve hizmet talepleri, bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması sebebiyle işlenir (KVKK md. 5/2-c). Diğer sorular, site güvenliği ve ziyaretlerin sayılması, temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaatimiz için zorunlu olması sebebiyle işlenir (md. 5/2-f). Bir uyuşmazlık çıkarsa kayıt, bir hakkın tesisi, kullanılması veya korunması için saklanabilir (md. 5/2-e).',
        '# Aktarım',
        'Mesajınızı yalnızca talebinizle ilgilenen çalışanlarımız görür. Teknik olarak gerekli olduğu ölçüde barındırma ve e-posta hizmeti sağlayıcılarımıza, kanunun zorunlu kıldığı hâllerde yetkili kamu kurumlarına aktarılır (KVKK md. 8). Satmayız, kiralamayız.',
        'Sitedeki harita ancak siz açınca yüklenir ve o anda harita sağlayıcısına bağlanırsınız. Mesajlaşma bağlantısı sizi o uygulamaya götürür. Sohbete yazdıklarınız, yanıt üretmek için yapay zekâ hizmeti sağlayıcısına iletilebilir; sohbete ad, telefon ve adres yazmanız gerekmez.',
        '# Saklama süresi',
        'Mesajınızı, talebinizi sonuçlandırmak için gerekli olduğu sürece saklarız; süre dolunca silinir. Talebiniz sözleşmeye dönüşürse kayıt, kanunun öngördüğü süre boyunca saklanır. Güvenlik kayıtlarını, amacın gerektirdiği süreden uzun tutmayız.',
        '# Haklarınız',
        'KVKK’nın 11. maddesine göre verinizin işlenip işlenmediğini öğrenebilir, işlenmişse bilgi isteyebilir, işleme amacını ve amacına uygun kullanılıp kullanılmadığını, yurt içinde veya yurt dışında kimlere aktarıldığını öğrenebilirsiniz.',
        'Eksik ya da yanlış işlenmişse düzeltilmesini, 7. maddedeki şartlarla silinmesini veya yok edilmesini, bu işlemlerin aktarılan üçüncü kişilere bildirilmesini isteyebilirsiniz. Yalnızca otomatik sistemlerle yapılan çözümleme sonucunda aleyhinize çıkan bir sonuca itiraz edebilir, kanuna aykırı işleme yüzünden zarara uğrarsanız zararın giderilmesini talep edebilirsiniz.',
        '# Başvuru',
        'Başvurunuzu yazılı olarak adresimize, kayıtlı elektronik posta (KEP), güvenli elektronik imza ya da mobil imza ile veya formda bize bildirdiğiniz e-posta adresinizden, iletişim sayfamızdaki e-posta adresine gönderebilirsiniz. Başvuruda adınız soyadınız, yazılıysa imzanız, T.C. kimlik numaranız (yabancıysanız uyruğunuz ve pasaport numaranız), tebligata esas adresiniz, varsa e-posta ya da telefonunuz ve talebinizin konusu yer almalıdır.',
        'En geç otuz gün içinde, ücretsiz olarak sonuçlandırırız; işlem ayrıca bir maliyet gerektirirse Kurulun tarifesindeki ücret istenebilir. Yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız, yanıtı öğrendiğiniz günden itibaren otuz, her hâlde başvuru gününden itibaren altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
      ].join('\n\n'),
      en: {
        text: [
          '# Data controller',
          `The data controller is ${company.name}. ${contactOf(company, ENGLISH)}`,
          '# What we collect, and how',
          'The form asks for your name, your e-mail address, a subject and your message; without these we cannot reply. A telephone number is optional. The data are collected electronically, wholly or partly by automatic means, when you send the form.',
          'To prevent abuse the server also processes your IP address and the time of the request. Please do not write special categories of data such as health information, identity numbers or other people’s details; we do not need them.',
          'We count visits without cookies: how often which page was opened on which day, from which site and with what kind of device, how often the telephone and WhatsApp links were used, and how many messages, questions and searches were sent. Words that were searched for in vain are kept if at least three people searched for them on the same day. So that nobody is counted twice on one day, a digest of IP address and browser is computed with a key that changes daily; digests and key are deleted when the day is over. What remains are numbers that identify nobody, and they are deleted after 25 months. If your browser sends Do Not Track or Global Privacy Control, your visit is not counted.',
          '# Purpose',
          'We process your data to answer your question, to prepare the quote you asked for, to agree on a meeting and to close your request. We process the IP address for the security of the site and to count visits. We do not use the data for advertising or profiling. We do not ask for consent at the form, because the processing rests on the grounds below.',
          '# Legal grounds',
          'Requests for quotes and services are processed because this is directly related to the conclusion or performance of a contract (KVKK art. 5/2-c). Other questions, the security of the site and the counting of visits are processed because this is necessary for our legitimate interests, provided that your fundamental rights and freedoms are not harmed (art. 5/2-f). Should a dispute arise, the record may be kept to establish, exercise or protect a right (art. 5/2-e).',
          '# Transfer',
          'Only those of us who deal with your request see your message. As far as technically necessary it is passed to our hosting and e-mail providers, and to competent authorities where the law demands it (KVKK art. 8). We neither sell nor rent it.',
          'The map on this site loads only when you open it, and connects you to its provider at that moment. The messaging link takes you to that application. What you write in the chat may be passed to the provider of an AI service to produce the answer; there is no need to write your name, telephone number or address there.',
          '# Retention',
          'We keep your message as long as it is needed to close your request; then it is deleted. If your request becomes a contract, the record is kept for the period that the law provides. Security records are kept no longer than their purpose requires.',
          '# Your rights',
          'Under article 11 of the KVKK you may learn whether your data are processed, ask for information if they are, and learn the purpose, whether they are used accordingly, and to whom they are transferred in Türkiye or abroad.',
          'You may ask for incomplete or wrong data to be corrected, for data to be deleted or destroyed under the conditions of article 7, and for third parties to be told of this. You may object to a result against you that arises solely from automated analysis, and claim compensation for damage caused by unlawful processing.',
          '# How to apply',
          'You may apply in writing to our address, by registered electronic mail (KEP), with a secure electronic or mobile signature, or from the e-mail address you gave in the form to the one on our contact page. State your name and surname, your signature if on paper, your identity number (nationality and passport number if you are not a Turkish citizen), a postal address for notification, your e-mail or telephone if any, and what you ask for.',
          'We answer within thirty days at the latest, free of charge; if the work causes a separate cost, the fee in the Board’s tariff may be charged. If the answer is insufficient or does not come in time, you may complain to the Personal Data Protection Board within thirty days of learning of the answer, and in any case within sixty days of your application.',
        ].join('\n\n'),
      },
    },
  ],
})

const TURKISH = {
  addressText: 'Adres',
  emailAddress: 'E-posta',
  phoneNumber: 'Telefon',
  unknown: 'Adresimiz, telefonumuz ve e-posta adresimiz iletişim sayfamızdadır.',
}
const ENGLISH: typeof TURKISH = {
  addressText: 'Address',
  emailAddress: 'E-mail',
  phoneNumber: 'Telephone',
  unknown: 'Our address, telephone number and e-mail address are on our contact page.',
}

function contactOf(company: DataController, { unknown, ...labels }: typeof TURKISH): string {
  const lines = (['addressText', 'emailAddress', 'phoneNumber'] as const).flatMap((name) => {
    const value = company[name]?.replace(/\s+/g, ' ').trim()
    return value ? [`${labels[name]}: ${value.replace(/\.$/, '')}.`] : []
  })
  return lines.join(' ') || unknown
}
