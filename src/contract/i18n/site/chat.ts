import { chat as words } from '../../../company/words/chat.ts'

/** What the assistant says first, in the language that it speaks (the specification's section 4). */
export const greetingOf: (name: string) => string = words.greeting

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
  suggestions: words.suggestions,
  /** Nothing where it speaks as the visitor does. */
  speaks: '',
  staysHere: 'Yazdıklarınız bu sitenin sunucusunda kalır.',
  goesTo: (host: string) => `Yazdıklarınız yanıt için ${host} adresine iletilir.`,
}
export type ChatTexts = typeof chat
