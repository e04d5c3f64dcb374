import { expect, test } from 'vitest'
import { outcomeOf } from './contactForm.ts'

test.each([
  [200, { message: 'Mesajınızı aldık.' }, { state: 'sent', message: 'Mesajınızı aldık.', faults: {} }],
  [201, { id: 5 }, { state: 'sent', faults: {} }],
  [204, null, { state: 'sent', faults: {} }],
  [200, 'ok', { state: 'sent', faults: {} }],
  [500, null, { state: 'failed', faults: {} }],
  [0, null, { state: 'failed', faults: {} }],
  [500, '<h1>Bad gateway</h1>', { state: 'failed', faults: {} }],
  [429, { message: 'Biraz bekleyin.' }, { state: 'failed', message: 'Biraz bekleyin.', faults: {} }],
  [
    400,
    { message: 'Hata var.', errors: { email: ['Bozuk.', 'Kısa.'] } },
    { state: 'failed', message: 'Hata var.', faults: { email: 'Bozuk.' } },
  ],
  [
    400,
    { errors: { Email: ['Bozuk.'], Captcha: ['Eksik.'] } },
    { state: 'failed', message: 'Eksik.', faults: { email: 'Bozuk.' } },
  ],
  [
    400,
    { errors: { subject: 'Boş.', toString: 'x', message: [], name: null } },
    { state: 'failed', message: 'x', faults: { subject: 'Boş.' } },
  ],
])('contact form outcome: status %i with body %j', (status, body, outcome) => {
  expect(outcomeOf({ status, body })).toEqual(outcome)
})
