import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { Notice } from './Notice.tsx'

const failed = 'Ürünler yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.'

componentContract(Notice, { title: failed, tone: 'error', action: <button type="button">Tekrar dene</button> })

test('Notice, role: alert for an error, status for a success, none for an empty state', () => {
  const { rerender } = render(<Notice title={failed} tone="error" />)
  expect(screen.getByRole('alert')).toHaveTextContent(failed)
  rerender(<Notice title="Mesajınız başarıyla gönderildi." tone="success" />)
  expect(screen.getByRole('status')).toHaveTextContent('Mesajınız başarıyla gönderildi.')
  rerender(<Notice title="Henüz ürün eklenmemiş." />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('Notice: the title is a heading only with a level', () => {
  const { rerender } = render(<Notice title="Ürün bulunamadı." level={1} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ürün bulunamadı.')
  rerender(<Notice title="Henüz ürün eklenmemiş." />)
  expect(screen.queryByRole('heading')).toBeNull()
})
