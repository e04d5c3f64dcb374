import type { Page } from '@playwright/test'

/** Accepts every dialog of the browser, and collects their messages. */
export function acceptDialogs(page: Page): string[] {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.accept()
  })
  return questions
}
