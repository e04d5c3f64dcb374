import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { expectNoise } from '../../../tests/setup/dom.ts'
import { AsItStood } from './AsItStood.tsx'

function Bad(): never {
  throw new Error('Olmadı')
}

test('is laid out as where no script runs: no button that does nothing, and no splash over it', async () => {
  expectNoise()
  document.documentElement.className = 'dark'
  document.body.innerHTML = '<div id="root"><main class="page"><p>Toprak nemi</p></main></div>'
  const root = createRoot(document.getElementById('root')!)
  await act(async () =>
    root.render(
      <AsItStood>
        <Bad />
      </AsItStood>,
    ),
  )
  expect(document.documentElement).toHaveClass('dark', 'still')
  document.documentElement.className = ''
  await act(async () => root.unmount())
})

test('stands where React asks for its place twice, as it does while somebody develops', async () => {
  expectNoise()
  document.body.innerHTML = '<div id="root"><main class="page"><p>Toprak nemi</p></main></div>'
  const root = createRoot(document.getElementById('root')!)
  await act(async () =>
    root.render(
      <StrictMode>
        <AsItStood>
          <Bad />
        </AsItStood>
      </StrictMode>,
    ),
  )
  expect(document.querySelector('main.page')).toHaveTextContent('Toprak nemi')
  await act(async () => root.unmount())
})
