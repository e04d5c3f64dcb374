import { expect, test } from 'vitest'
import { mapPlaceOf } from './mapProviders.ts'

const ADDRESS = 'Pamuk Cad. 14, Yüreğir'
const words = 'Pamuk+Cad.+14%2C+Y%C3%BCre%C4%9Fir'

test.each([
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=35%2C36&marker=36.985%2C35.34',
    'OpenStreetMap',
    'https://www.openstreetmap.org/?mlat=36.985&mlon=35.34#map=15/36.985/35.34',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=35%2C36',
    'OpenStreetMap',
    `https://www.openstreetmap.org/search?query=${words}`,
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18',
    'Google Haritalar',
    `https://www.google.com/maps/search/?api=1&query=${words}`,
  ],
  ['https://yandex.com.tr/map-widget/v1/?ll=35', 'Yandex Haritalar', `https://yandex.com.tr/harita/?text=${words}`],
  ['https://harita.example/embed', 'harita.example', 'https://harita.example/embed'],
  ['https://notgoogle.com.example/maps', 'notgoogle.com.example', 'https://notgoogle.com.example/maps'],
])('%s is of %s', (url, provider, page) => {
  expect(mapPlaceOf(url, ADDRESS)).toEqual({ provider, origin: new URL(url).origin, page })
})

test('a place without words is looked at where the map itself is', () => {
  const url = 'https://www.google.com/maps/embed?pb=!1m18'
  expect(mapPlaceOf(url, '')?.page).toBe(url)
})

test.each([null, undefined, '', 'Adana', 'http://www.google.com/maps', 'javascript:alert(1)', '/harita'])(
  '%j is no map',
  (url) => {
    expect(mapPlaceOf(url, ADDRESS)).toBeNull()
  },
)
