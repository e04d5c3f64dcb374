import type { HomeTexts } from './home.ts'
import { homeSliderEnglish } from './homeSliderEnglish.ts'

/** The home page's texts in English, loaded by those who read it. */
export const homeEnglish: HomeTexts = {
  ...homeSliderEnglish,
  year: {
    title: 'One field, one year, four promises.',
    lead: 'A grower’s calendar begins in October. So does ours: beside the same parcel, for twelve months.',
    promises: [
      {
        months: ['October', 'November', 'December'],
        title: 'We measure first',
        text: 'One sampling point per dekar (0.1 ha), at 0–\u206030 and 30–\u206060 cm. Fertiliser follows the soil of each zone, not the average of the field.',
      },
      {
        months: ['January', 'February', 'March'],
        title: 'It winters with us',
        text: 'Every new device stands for two winters on our trial land of 12 hectares. What freezes, leaks or feeds a mouse goes back to the bench before it comes to you.',
      },
      {
        months: ['April', 'May', 'June'],
        title: 'We speak of water in millimetres',
        text: 'One line per parcel, every morning at six: how many millimetres, how many hours, which valve. One millimetre is a ton of water per dekar.',
      },
      {
        months: ['July', 'August', 'September'],
        title: 'We also say “do not spray”',
        text: 'Below the risk threshold no message comes and nothing is sprayed. None of our agronomists earns a commission on pesticides or fertiliser.',
      },
    ],
  },
  products: { title: 'Featured products', empty: 'No product is featured at the moment.' },
  services: {
    title: 'We install it, and stay',
    lead: 'Our featured services: we read the measurements, look for the cause in the field, and decide with you.',
    empty: 'No service is featured at the moment.',
  },
  assistant: {
    title: 'Ask at eleven at night.',
    lead: 'Our assistant has read our articles and the pages of our products and services. It shows what it rests on; what the site does not say it does not invent, but passes on to our agronomist.',
    action: 'Ask the assistant',
    sample: 'Sample conversation',
    asker: 'Tomato grower, Karacabey',
    question: 'There are brown, ringed spots on the lower leaves. Rain is forecast for tomorrow: should I spray today?',
    answer: [
      'Ringed spots look like early blight. It is easily taken for late blight, which needs another product; an agronomist or a laboratory makes the diagnosis.',
      'Do not spray wet leaves. If they are dry, read the label: where it names no time, a protectant needs at least six hours without rain. Without that much time it is better to wait, because the product washes off.',
      'What you can do today: pick the diseased leaves below the first truss while it is dry, and take them off the field.',
    ],
    basis: 'It rests on',
    more: 'You could also ask',
    questions: [
      'Does spraying by drone need a permit?',
      'How do I know when it is time to water?',
      'Which temperature harms apricots in bloom?',
    ],
  },
  notebook: { title: 'From the field notebook' },
  closing: {
    title: 'First, we listen.',
    lead: 'An agronomist calls you within two working days. With these four we can begin in the middle:',
    points: [
      'The area under crop, in dekar',
      'Crop and variety',
      'Where the water comes from: well, canal, rain',
      'What gives you the most trouble',
    ],
    action: 'Write to us',
  },
}
