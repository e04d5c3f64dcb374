import styles from './sayPolitely.module.css'

let region: HTMLElement | undefined

/** Has a screen reader say a sentence once it has finished another, wherever the focus is (WCAG 4.1.3); an empty one takes back what stood there. */
export function sayPolitely(sentence: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.className = styles.region!
    document.body.append(region)
  }
  const own = region
  own.textContent = ''
  // What comes together with its region is not heard.
  requestAnimationFrame(() => {
    own.textContent = sentence
  })
}
