/** The English translation, loaded on demand. */
export const homeEnglish = {
  seasons: [
    ['October', 'November', 'December'],
    ['January', 'February', 'March'],
    ['April', 'May', 'June'],
    ['July', 'August', 'September'],
  ],
  sample: {
    asker: 'Tomato grower, Karacabey',
    question: 'There are brown, ringed spots on the lower leaves. Rain is forecast for tomorrow: should I spray today?',
    answer: [
      'Ringed spots look like early blight. It is easily taken for late blight, which needs another product; an agronomist or a laboratory makes the diagnosis.',
      'Do not spray wet leaves. If they are dry, read the label: where it names no time, a protectant needs at least six hours without rain. Without that much time it is better to wait, because the product washes off.',
      'What you can do today: pick the diseased leaves below the first truss while it is dry, and take them off the field.',
    ],
    source: 'Early blight in tomatoes',
  },
}
