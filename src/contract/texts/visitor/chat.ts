/** What the assistant says first, in the language that it speaks (the specification's section 4). */
export const greetingOf = (name: string): string =>
  `Merhaba, ben ${name}. Sulama, sensörler, toprak ve öteki tarım teknolojileri konusunda yardımcı olabilirim. Ne öğrenmek istersiniz?`

/** The chat window's texts, apart from the other pages': they come with its code. */
export const chat = {
  title: (name: string) => `${name} Destek`,
  placeholder: 'Bir soru sorun...',
  send: 'Gönder',
  close: 'Sohbeti kapat',
  you: 'Siz',
  typing: 'Yazıyor...',
  failed: 'Üzgünüm, bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
  retry: 'Tekrar dene',
  sources: 'Kaynaklar',
  suggest: 'Örneğin bunları sorabilirsiniz:',
  suggestions: ['Toprak nemini nasıl ölçerim?', 'Dronla ilaçlama yapıyor musunuz?', 'Fiyat teklifi nasıl alırım?'],
  staysHere: 'Yazdıklarınız bu sitenin sunucusunda kalır.',
  goesTo: (host: string) => `Yazdıklarınız yanıt için ${host} adresine iletilir.`,
}
export type ChatTexts = typeof chat
