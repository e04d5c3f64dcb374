import { expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { pictures } from '../resources/pictures.ts'
import { pathNameOf } from './resource.ts'

test('path name: is the name of the resource in API paths', () => {
  expect([...Object.values(resources), pictures].map(pathNameOf)).toEqual(
    expect.arrayContaining(['products', 'services', 'blog', 'slides', 'contact-messages', 'pictures']),
  )
})
