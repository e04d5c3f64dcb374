import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu of a row, and clicks an item. */
export async function chooseInRow(user: UserEvent, row: string, item: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${row}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
