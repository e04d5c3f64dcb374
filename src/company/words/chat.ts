/** Greeting of the assistant, and its suggested questions. */
export const chat = {
  greeting: (name: string) =>
    `Merhaba, ben ${name}. Sulama, sensörler, toprak ve öteki tarım teknolojileri konusunda yardımcı olabilirim. Ne öğrenmek istersiniz?`,
  suggestions: ['Toprak nemini nasıl ölçerim?', 'Dronla ilaçlama yapıyor musunuz?', 'Fiyat teklifi nasıl alırım?'],
}
