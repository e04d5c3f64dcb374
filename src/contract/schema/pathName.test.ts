import { expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { pictures } from '../resources/pictures.ts'
import { pathNameOf } from './resource.ts'

test('a resource is called as the API calls it', () => {
  expect([...Object.values(resources), pictures].map(pathNameOf)).toEqual(
    expect.arrayContaining(['products', 'services', 'blog', 'slides', 'contact-messages', 'pictures']),
  )
})
