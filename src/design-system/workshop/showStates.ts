/** Which word shows a state that only a pointer or a key brings about otherwise. */
const SHOWN = { ':hover': 'hover', ':focus-visible': 'focus', ':active': 'pressed' } as const
const STATES = /:hover|:focus-visible|:active/g
/** What can have the focus: the base rule names nothing. */
const FOCUSABLE = ':where(a, button, input, select, textarea)'

/**
 * Makes a sheet of states possible: whatever the page's styles say of something that is pointed at, focused or pressed
 * holds from now on also for what stands in `<div data-shown="hover">`. Each rule keeps its place and its weight.
 */
export const showStates = (): void => {
  for (const { cssRules } of document.styleSheets) widen(cssRules)
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-shown'))
      rule.selectorText = rule.selectorText.replace(STATES, shownToo)
    if ('cssRules' in rule) widen(rule.cssRules as CSSRuleList)
  }
}

const shownToo = (state: string): string => {
  const shown = SHOWN[state as keyof typeof SHOWN]
  return `:is(${state}, [data-shown="${shown}"] ${shown === 'focus' ? FOCUSABLE : '*'})`
}
