import type { Page } from '@playwright/test'

/** Says yes to every question of the browser's own, and tells which there were. */
export function acceptDialogs(page: Page): string[] {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.accept()
  })
  return questions
}
