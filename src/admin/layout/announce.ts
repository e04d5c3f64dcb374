let region: HTMLElement | undefined

/** Announces a message through a polite live region (WCAG 4.1.3); an empty one clears it. */
export function announce(sentence: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.className = 'visually-hidden'
    document.body.append(region)
  }
  const own = region
  own.textContent = ''
  // Screen readers miss a message that is inserted together with its region.
  requestAnimationFrame(() => {
    own.textContent = sentence
  })
}
