import { describe, expect, test } from 'vitest'
import { mapFrom } from './maps.ts'

const FRAME = 'https://www.google.com/maps/embed?pb=!1m18!2d32.8&hl=tr'
const OSM = 'https://www.openstreetmap.org/export/embed.html'

describe("map URL from the owner's input", () => {
  test.each([
    ['the address of an embedded map', FRAME, FRAME],
    [
      'a provider’s own code',
      `<iframe width="600" src="${FRAME.replace('&', '&amp;')}" style="border:0;" allowfullscreen></iframe>`,
      FRAME,
    ],
    [
      'a link to a place, which knows where its pin is',
      'https://www.google.com/maps/place/Ayd%C4%B1n+Tar%C4%B1m/@37.8,27.8,15z/data=!4m6!3m5!1s0x0!8m2!3d37.8401!4d27.8456!16s',
      'https://www.google.com/maps?q=37.8401%2C27.8456&output=embed',
    ],
    [
      'a link to a place by its name',
      'https://www.google.com.tr/maps/place/Ayd%C4%B1n+Tar%C4%B1m/@37.8,27.8,15z',
      'https://www.google.com/maps?q=Ayd%C4%B1n+Tar%C4%B1m&output=embed',
    ],
    ['a search', 'https://maps.google.com/?q=Efeler', 'https://www.google.com/maps?q=Efeler&output=embed'],
    [
      'a view',
      'https://www.google.com/maps/@37.84,27.84,15z',
      'https://www.google.com/maps?q=37.84%2C27.84&output=embed',
    ],
    [
      'a view of OpenStreetMap',
      'https://www.openstreetmap.org/#map=15/37.84/27.84',
      `${OSM}?bbox=27.83000%2C37.83000%2C27.85000%2C37.85000&layer=mapnik&marker=37.84%2C27.84`,
    ],
    [
      'a view of Yandex',
      'https://yandex.com.tr/harita/?ll=27.84%2C37.84&z=12',
      'https://yandex.com.tr/map-widget/v1/?ll=27.84%2C37.84&z=12&pt=27.84%2C37.84',
    ],
    [
      'a map of a host that only the settings know',
      'https://maps.example.com/embed?a=1',
      'https://maps.example.com/embed?a=1',
    ],
  ])('accepts %s', (_, entered, url) => {
    expect(mapFrom(entered)).toEqual({ url })
    expect(mapFrom(url)).toEqual({ url })
  })

  test.each([
    ['mapShort', 'https://maps.app.goo.gl/AbCdEf123'],
    ['mapShort', 'https://goo.gl/maps/AbCdEf123'],
    ['mapShort', 'https://yandex.com.tr/harita/-/CDabc'],
    ['mapPage', 'https://www.google.com/maps'],
    ['mapPage', 'https://www.google.com/maps/dir/Ankara/Konya/'],
    ['mapPage', 'https://www.openstreetmap.org/about'],
    ['embed', 'Efeler, Aydın'],
    ['embed', 'http://maps.example.com/'],
    ['embed', '<iframe src="javascript:alert(1)"></iframe>'],
    ['embed', '<iframe src="https://a.example/" onload="x"'.replace('https', 'http')],
  ])('is refused with reason %s: %s', (fault, entered) => expect(mapFrom(entered)).toEqual({ fault }))
})
