import { describe, expect, test } from 'vitest'
import { site } from '../../../tests/public/site.ts'
import { blogPosting, breadcrumbList, organization, productPage, service, webSite } from './structuredData.ts'

/** As machines read it: without what is undefined. */
const read = (thing: object) => JSON.parse(JSON.stringify(thing))
const firm = {
  '@type': 'Organization',
  '@id': 'https://filiz.example/#firm',
  name: 'Filiz Tarım Teknolojileri',
  url: 'https://filiz.example/',
}

describe('the firm', () => {
  test('has its mark for a logo, and no word about what is not known of it', () => {
    expect(read(organization(site))).toEqual({ ...firm, logo: 'https://filiz.example/icon-512.png' })
    expect(read(organization(site, { phoneNumber: ' ', emailAddress: null }))).toEqual(read(organization(site)))
  })

  test('says how to reach it', () => {
    const contact = { phoneNumber: '0322 555 01 23', emailAddress: 'bilgi@filiz.example', addressText: 'Adana' }
    expect(read(organization(site, contact, '/uploads/logo.svg'))).toEqual({
      ...firm,
      logo: 'https://filiz.example/uploads/logo.svg',
      telephone: '0322 555 01 23',
      email: 'bilgi@filiz.example',
      address: { '@type': 'PostalAddress', streetAddress: 'Adana' },
    })
  })

  test('publishes the site', () => {
    expect(read(webSite(site))).toMatchObject({ '@type': 'WebSite', url: 'https://filiz.example/', publisher: firm })
  })
})

test('structured data: the page of a product is an ItemPage, with nothing that needs a price, a review or a rating', () => {
  const about = { name: 'Kök 6', description: 'Nem ölçer.', imageUrl: '/uploads/kok.webp', path: '/urunler/kok-6' }
  const described = {
    name: 'Kök 6',
    description: 'Nem ölçer.',
    image: 'https://filiz.example/uploads/kok.webp',
    url: 'https://filiz.example/urunler/kok-6',
  }
  expect(read(productPage(site, about))).toEqual({
    '@type': 'ItemPage',
    ...described,
    inLanguage: 'tr',
    publisher: firm,
    mainEntity: { '@type': 'Thing', ...described },
  })
})

test('a service is the firm’s', () => {
  const about = { name: 'Etüt', description: ' ', imageUrl: null, path: '/hizmetler/etut' }
  expect(read(service(site, about))).toEqual({
    '@type': 'Service',
    name: 'Etüt',
    url: 'https://filiz.example/hizmetler/etut',
    provider: firm,
  })
})

describe('a post', () => {
  const post = {
    title: 'Damlatıcı neden tıkanır',
    description: 'Kireç ve demir.',
    path: '/blog/damlatici',
    published: '2026-05-12T11:00:00.000Z',
  }

  test('has dates, an author and an address', () => {
    expect(read(blogPosting(site, { ...post, author: 'Ayşe Kaya', modified: '2026-06-01T08:00:00.000Z' }))).toEqual({
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      url: 'https://filiz.example/blog/damlatici',
      mainEntityOfPage: 'https://filiz.example/blog/damlatici',
      datePublished: post.published,
      dateModified: '2026-06-01T08:00:00.000Z',
      inLanguage: 'tr',
      author: { '@type': 'Person', name: 'Ayşe Kaya' },
      publisher: firm,
    })
  })

  test('that was written before its day was not changed before it', () => {
    const modified = '2026-05-01T08:00:00.000Z'
    expect(read(blogPosting(site, { ...post, modified }))).toMatchObject({ dateModified: post.published })
  })

  test.each([null, site.name])('by %s is the firm’s own', (author) => {
    expect(read(blogPosting(site, { ...post, author }))).toMatchObject({ author: firm, dateModified: post.published })
  })
})

test('the way to a page is counted from home', () => {
  const steps = [
    { href: '/', label: 'Ana sayfa' },
    { href: '/urunler', label: 'Ürünler' },
  ]
  expect(breadcrumbList(site, steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana sayfa', item: 'https://filiz.example/' },
    { '@type': 'ListItem', position: 2, name: 'Ürünler', item: 'https://filiz.example/urunler' },
  ])
})
