import { describe, expect, test } from 'vitest'
import { site as settings } from '../../../tests/integration/public/site.ts'
import {
  breadcrumbsJsonLd,
  organizationJsonLd,
  postJsonLd,
  productJsonLd,
  serviceJsonLd,
  webSiteJsonLd,
} from './structuredData.ts'

const site = { ...settings, locale: 'tr' as const }

/** As JSON: without undefined properties. */
const read = (thing: object) => JSON.parse(JSON.stringify(thing))
const company = {
  '@type': 'Organization',
  '@id': 'https://filiz.example/#firm',
  name: 'Filiz Tarım Teknolojileri',
  url: 'https://filiz.example/',
}

describe('structured data of the company', () => {
  test('has the default logo, and leaves out unknown fields', () => {
    expect(read(organizationJsonLd(site))).toEqual({ ...company, logo: 'https://filiz.example/icon-512.png' })
    expect(read(organizationJsonLd(site, { phoneNumber: ' ', emailAddress: null }))).toEqual(
      read(organizationJsonLd(site)),
    )
  })

  test('has the contact details', () => {
    const contact = { phoneNumber: '0322 555 01 23', emailAddress: 'bilgi@filiz.example', addressText: 'Adana' }
    expect(read(organizationJsonLd(site, contact, '/uploads/logo.svg'))).toEqual({
      ...company,
      logo: 'https://filiz.example/uploads/logo.svg',
      telephone: '0322 555 01 23',
      email: 'bilgi@filiz.example',
      address: { '@type': 'PostalAddress', streetAddress: 'Adana' },
    })
  })

  test('is the publisher of the site', () => {
    expect(read(webSiteJsonLd(site))).toMatchObject({
      '@type': 'WebSite',
      url: 'https://filiz.example/',
      publisher: company,
    })
  })
})

test('structured data: a product page is an ItemPage without price, review or rating', () => {
  const about = { name: 'Kök 6', description: 'Nem ölçer.', imageUrl: '/uploads/kok.webp', path: '/urunler/kok-6' }
  const described = {
    name: 'Kök 6',
    description: 'Nem ölçer.',
    image: 'https://filiz.example/uploads/kok.webp',
    url: 'https://filiz.example/urunler/kok-6',
  }
  expect(read(productJsonLd(site, about))).toEqual({
    '@type': 'ItemPage',
    ...described,
    inLanguage: 'tr',
    publisher: company,
    mainEntity: { '@type': 'Thing', ...described },
  })
})

test('structured data: a service is provided by the company', () => {
  const about = { name: 'Etüt', description: ' ', imageUrl: null, path: '/hizmetler/etut' }
  expect(read(serviceJsonLd(site, about))).toEqual({
    '@type': 'Service',
    name: 'Etüt',
    url: 'https://filiz.example/hizmetler/etut',
    provider: company,
  })
})

describe('structured data of a post', () => {
  const post = {
    title: 'Damlatıcı neden tıkanır',
    description: 'Kireç ve demir.',
    path: '/blog/damlatici',
    published: '2026-05-12T11:00:00.000Z',
  }

  test('has dates, an author and an address', () => {
    expect(read(postJsonLd(site, { ...post, author: 'Ayşe Kaya', modified: '2026-06-01T08:00:00.000Z' }))).toEqual({
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      url: 'https://filiz.example/blog/damlatici',
      mainEntityOfPage: 'https://filiz.example/blog/damlatici',
      datePublished: post.published,
      dateModified: '2026-06-01T08:00:00.000Z',
      inLanguage: 'tr',
      author: { '@type': 'Person', name: 'Ayşe Kaya' },
      publisher: company,
    })
  })

  test('modification date is not before the publication date', () => {
    const modified = '2026-05-01T08:00:00.000Z'
    expect(read(postJsonLd(site, { ...post, modified }))).toMatchObject({ dateModified: post.published })
  })

  test.each([null, site.name])('author %s: the company', (author) => {
    expect(read(postJsonLd(site, { ...post, author }))).toMatchObject({
      author: company,
      dateModified: post.published,
    })
  })
})

test('structured data: breadcrumbs are numbered from the home page', () => {
  const steps = [
    { href: '/', label: 'Ana sayfa' },
    { href: '/urunler', label: 'Ürünler' },
  ]
  expect(breadcrumbsJsonLd(site, steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana sayfa', item: 'https://filiz.example/' },
    { '@type': 'ListItem', position: 2, name: 'Ürünler', item: 'https://filiz.example/urunler' },
  ])
})
