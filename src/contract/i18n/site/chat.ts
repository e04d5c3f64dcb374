/** Texts of the chat window, in a file of their own because they load with its code. */
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
  staysHere: 'Yazdıklarınız bu sitenin sunucusunda kalır.',
  goesTo: (host: string) => `Yazdıklarınız yanıt için ${host} adresine iletilir.`,
}
export type ChatTexts = typeof chat

export default chat
