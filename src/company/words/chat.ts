/** What the assistant says first, and what somebody who does not know what to ask is offered. */
export const chat = {
  greeting: (name: string) =>
    `Merhaba, ben ${name}. Sulama, sensörler, toprak ve öteki tarım teknolojileri konusunda yardımcı olabilirim. Ne öğrenmek istersiniz?`,
  suggestions: ['Toprak nemini nasıl ölçerim?', 'Dronla ilaçlama yapıyor musunuz?', 'Fiyat teklifi nasıl alırım?'],
}
