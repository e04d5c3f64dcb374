import type { Message } from '../../../contract/resources/messages.ts'

/** Inbox of the demo company, newest first. */
export const demoMessages = [
  {
    name: 'Şükrü Yağızoğlu',
    email: 'sukru.yagizoglu@example.com',
    phoneNumber: '0500 000 00 00',
    subject: 'Kök 6 toprak sondası',
    message: `Karaisalı’da 40 dekar narenciyem var. Damlama kurulu, suyu gece veriyoruz ama ağaçların yarısı yine de susuz görünüyor. Toprak yukarıda çakıllı, aşağıda killi.

Kaç sonda gerekir, kurulumu siz mi yapıyorsunuz? Fiyatı ve kurulum için en erken tarihi yazarsanız sevinirim.`,
    daysAgo: 0,
    isRead: false,
  },
  {
    name: 'Gülçin İnanç',
    email: 'gulcin.inanc@example.com',
    phoneNumber: '0500 000 00 01',
    subject: 'Kooperatif için ağ geçidi ve istasyon',
    message: `Merhaba, 62 ortaklı bir zeytin kooperatifiyiz. Bahçeler üç köye dağılmış, iki vadide telefon çekmiyor.

Bir Köprü ile en uzak bahçeye (kuş uçuşu 11 km) ulaşabilir miyiz, yoksa iki tane mi gerekir? Poyraz’dan kaç adet önerirsiniz? Yönetim kurulumuz ayın 15’inde toplanıyor, o güne kadar kabaca bir rakam işimizi görür.`,
    daysAgo: 1,
    isRead: false,
  },
  {
    name: 'Hüseyin Akdağ',
    email: 'huseyin.akdag@example.com',
    phoneNumber: '0500 000 00 02',
    subject: 'Çeltikte dronla ilaçlama',
    message: `İpsala’da 180 dekar çeltik ekiyorum. Yanıklık için dronla ilaçlama yaptırmak istiyorum.

İl müdürlüğünden izni siz mi alıyorsunuz, ben mi başvuracağım? Dekarına ne tutar, ilaç dahil mi? Tarlanın kuzeyinde mera var, mesafesini ölçmedim.`,
    daysAgo: 3,
    isRead: false,
  },
  {
    name: 'Elif Çağlayan',
    email: 'elif.caglayan@example.com',
    phoneNumber: null,
    subject: 'Ambar silo sıcaklık kablosu',
    message: `İki adet 400 tonluk çelik silomuz var, yükseklik 12 metre, çap 8 metre. Buğday ve mısır koyuyoruz.

Silo başına kaç kablo gerekir? Tavandaki askı noktası kabloyu taşır mı, bir mühendis bakabilir mi? Fanlar elle çalışıyor, kabloya bağlanmasını isteriz.`,
    daysAgo: 8,
    isRead: true,
  },
  {
    name: 'Özgür Şimşek',
    email: 'ozgur.simsek@example.com',
    phoneNumber: '0500 000 00 03',
    subject: 'Sera içinde Poyraz çalışır mı?',
    message: `Kumluca’da 6 dekar cam seram var. Dışarıya istasyon düşünmüyorum, içerideki nemi ve yaprak ıslaklığını bilmek istiyorum.

Poyraz yerine yalnız Çiy alsam ekranınızı kullanabilir miyim? Ağ geçidi şart mı?`,
    daysAgo: 15,
    isRead: true,
    isAnswered: true,
  },
  {
    name: 'Ayşegül Kılıç',
    email: 'aysegul.kilic@example.com',
    phoneNumber: null,
    subject: 'Sulama takvimi için teşekkür',
    message: `Geçen ayki ziyaretiniz için teşekkür ederiz. Takvime uyunca biberde haftada bir su azalttık, çiçek dökümü de durdu.

Bir ricam var: sabah gelen mesajda parsel numarasının yanına mevki adını da yazabilir misiniz? Babam numaraya alışamadı.`,
    daysAgo: 26,
    isRead: true,
    isAnswered: true,
  },
] satisfies readonly (Partial<Message> & { daysAgo: number })[]
