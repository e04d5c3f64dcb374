import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the menu of the row of that name, and chooses what is called so; a menu's own code comes when it is first opened. */
export async function chooseInRow(user: UserEvent, row: string, item: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${row}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
