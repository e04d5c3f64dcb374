import { expect, test } from 'vitest'
import { isWithinMarkdownLimits } from '../../src/contract/domain/markdownLimits.ts'
import { isCheap } from '../../src/design-system/components/Markdown/isCheap.ts'

/** The design system may not import the contract, so the limits are in both. */
test.each([
  ['lines', 2500, (count: number) => 'a\n'.repeat(count)],
  ['marks', 2500, (count: number) => '*a\n\n'.repeat(count)],
  ['marks in a paragraph', 250, (count: number) => '*a '.repeat(count)],
])('markdown limits: the API and the design system agree on %s', (_, limit, text) => {
  for (const isAllowed of [isWithinMarkdownLimits, isCheap])
    expect([isAllowed(text(limit)), isAllowed(text(limit + 1))]).toEqual([true, false])
})
