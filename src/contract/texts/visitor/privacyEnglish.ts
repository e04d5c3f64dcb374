import type { PrivacyNotice } from './privacy.ts'

/** The notice in English, loaded when somebody asks for it; the Turkish one counts. */
export const privacyEnglish: PrivacyNotice = {
  title: 'Privacy notice for the contact form',
  short: 'Privacy notice',
  version: 'In force since',
  contents: 'Contents',
  lead: 'It tells what we use your message for, who sees it and when we delete it. It is given under article 10 of the Turkish Personal Data Protection Law no. 6698 (KVKK). If the two versions differ, the Turkish one counts.',
  sections: [
    {
      heading: 'Data controller',
      text: 'The data controller is Filiz Tarım Teknolojileri. Address: Ovakent Mah. Pamuk Cad. 14, Yüreğir, Adana. E-mail: bilgi@filiz.example. Telephone: 0322 000 00 00.\n\nFiliz is a fictional company. Whoever runs this site rewrites this notice with their own name, address, providers and periods.',
    },
    {
      heading: 'What we collect, and how',
      text: 'The form asks for your name, your e-mail address, a subject and your message; without these we cannot reply. A telephone number is optional. The data are collected electronically, wholly or partly by automatic means, when you send the form.\n\nTo prevent abuse the server also processes your IP address and the time of the request. Please do not write special categories of data such as health information, identity numbers or other people’s details; we do not need them.',
    },
    {
      heading: 'Purpose',
      text: 'We process your data to answer your question, to prepare the quote you asked for, to agree on a visit and to close your request. We process the IP address for the security of the site. We do not use the data for advertising or profiling. We do not ask for consent at the form, because the processing rests on the grounds below.',
    },
    {
      heading: 'Legal grounds',
      text: 'Requests for quotes and services are processed because this is directly related to the conclusion or performance of a contract (KVKK art. 5/2-c). Other questions, and the security of the site, are processed because this is necessary for our legitimate interests, provided that your fundamental rights and freedoms are not harmed (art. 5/2-f). Should a dispute arise, the record may be kept to establish, exercise or protect a right (art. 5/2-e).',
    },
    {
      heading: 'Transfer',
      text: 'At Filiz only the people who deal with your request see your message. As far as technically necessary it is passed to our hosting and e-mail providers, and to competent authorities where the law demands it (KVKK art. 8). We neither sell nor rent it. Data from the form are not transferred abroad.\n\nThe map on this site loads only when you open it, and connects you to its provider at that moment. The messaging link takes you to that application. What you write in the chat may be passed to the provider of an AI service to produce the answer; there is no need to write your name, telephone number or address there.',
    },
    {
      heading: 'Retention',
      text: 'We keep your message for twelve months after your request is closed. It is then deleted in the next periodic destruction, which takes place at least every six months. If your request becomes a contract, the record is kept for the general limitation period of ten years after the contract ends. Security records are kept no longer than their purpose requires.',
    },
    {
      heading: 'Your rights',
      text: 'Under article 11 of the KVKK you may learn whether your data are processed, ask for information if they are, and learn the purpose, whether they are used accordingly, and to whom they are transferred in Türkiye or abroad.\n\nYou may ask for incomplete or wrong data to be corrected, for data to be deleted or destroyed under the conditions of article 7, and for third parties to be told of this. You may object to a result against you that arises solely from automated analysis, and claim compensation for damage caused by unlawful processing.',
    },
    {
      heading: 'How to apply',
      text: 'You may apply in writing to the address above, by registered electronic mail (KEP), with a secure electronic or mobile signature, or from the e-mail address you gave in the form to bilgi@filiz.example. State your name and surname, your signature if on paper, your identity number (nationality and passport number if you are not a Turkish citizen), a postal address for notification, your e-mail or telephone if any, and what you ask for.\n\nWe answer within thirty days at the latest, free of charge; if the work causes a separate cost, the fee in the Board’s tariff may be charged. If the answer is insufficient or does not come in time, you may complain to the Personal Data Protection Board within thirty days of learning of the answer, and in any case within sixty days of your application.',
    },
  ],
}
