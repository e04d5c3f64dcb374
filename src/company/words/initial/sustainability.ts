/** Template of /surdurulebilirlik: visitors see the page once the owner has written it. */
export const sustainability = {
  lead: 'Kaynakları nasıl kullandığımızı ve neyi iyileştirmek istediğimizi bu sayfada anlatırız.',
  figures: [],
  chapters: [],
  closingTitle: 'Sorularınız için',
  closingText: 'Bu konuda merak ettiğiniz bir şey varsa bize yazın.',
  en: {
    lead: 'On this page we write how we use resources, and what we want to do better.',
    closingTitle: 'Questions',
    closingText: 'If there is something that you would like to know about this, write to us.',
  },
}
