/** Which attribute of an ancestor shows a state that only a pointer or a key brings about otherwise. */
const SHOWN = { ':hover': 'hover', ':focus-visible': 'focus', ':active': 'pressed' } as const
const STATES = /:hover|:focus-visible|:active/g
/** What can have the focus: the base rule names nothing. */
const FOCUSABLE = ':is(a, button, input, textarea)'

/**
 * Styles for a sheet of states: whatever the page's own styles say of something that is pointed at, focused or pressed
 * holds for what stands in `<div data-shown="hover">`.
 */
export const stylesOfStates = (): string =>
  [...document.styleSheets].map(({ cssRules }) => rewritten(cssRules)).join('\n')

const rewritten = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} {${rewritten(rule.cssRules)}}`
      if (rule instanceof CSSMediaRule) return `@media ${rule.media.mediaText} {${rewritten(rule.cssRules)}}`
      if (!(rule instanceof CSSStyleRule)) return ''
      const selectors = rule.selectorText.split(/,(?![^(]*\))/).filter((selector) => selector.search(STATES) >= 0)
      return selectors.map((selector) => `${shownAs(selector)} {${rule.style.cssText}}`).join('\n')
    })
    .join('\n')

function shownAs(selector: string): string {
  const states = [...new Set(selector.match(STATES))] as (keyof typeof SHOWN)[]
  const ground = states.map((state) => `[data-shown~="${SHOWN[state]}"]`).join('')
  return `${ground} ${selector.replaceAll(':focus-visible', FOCUSABLE).replace(STATES, '')}`
}
