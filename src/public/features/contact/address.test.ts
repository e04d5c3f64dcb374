import { expect, test } from 'vitest'
import { breakableAddress } from './address.ts'

test('an address is broken before no house number', () => {
  const address = 'Ovakent Mah. Pamuk Cad. No: 14, 01330 Yüreğir\n2. kat'
  expect(breakableAddress(address).split(/[ \n]/)).toEqual([
    'Ovakent',
    'Mah.',
    'Pamuk',
    'Cad.',
    'No:\u00a014,',
    '01330',
    'Yüreğir',
    '2.',
    'kat',
  ])
})
