import { expect, test } from 'vitest'
import { mapOf } from './mapProviders.ts'

const ADDRESS = 'Pamuk Cad. 14, Yüreğir'
const query = 'Pamuk+Cad.+14%2C+Y%C3%BCre%C4%9Fir'

test.each([
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=35%2C36&marker=36.985%2C35.34',
    'OpenStreetMap',
    'https://www.openstreetmap.org/?mlat=36.985&mlon=35.34#map=15/36.985/35.34',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=35%2C36',
    'OpenStreetMap',
    `https://www.openstreetmap.org/search?query=${query}`,
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18',
    'Google Haritalar',
    `https://www.google.com/maps/search/?api=1&query=${query}`,
  ],
  ['https://yandex.com.tr/map-widget/v1/?ll=35', 'Yandex Haritalar', `https://yandex.com.tr/harita/?text=${query}`],
  ['https://harita.example/embed', 'harita.example', 'https://harita.example/embed'],
  ['https://notgoogle.com.example/maps', 'notgoogle.com.example', 'https://notgoogle.com.example/maps'],
])('map provider of %s: %s', (url, provider, page) => {
  expect(mapOf(url, ADDRESS)).toEqual({ provider, origin: new URL(url).origin, page })
})

test('map page without an address: the map itself', () => {
  const url = 'https://www.google.com/maps/embed?pb=!1m18'
  expect(mapOf(url, '')?.page).toBe(url)
})

test.each([null, undefined, '', 'Adana', 'http://www.google.com/maps', 'javascript:alert(1)', '/harita'])(
  'map: %j is no HTTPS URL',
  (url) => {
    expect(mapOf(url, ADDRESS)).toBeNull()
  },
)
