import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './LivePreview.module.css'

interface PreviewFrameProps {
  /** Path and query of the page. */
  path: string
  title: string
  /** Width of the page in CSS pixels; scaled down where there is less space. */
  width: number
  /** The frame of the shown page. */
  frame: RefObject<HTMLIFrameElement | null>
  /** An element of the page was clicked that is no link. */
  onPick: (element: Element) => void
}

/**
 * A page in a frame. Another page is loaded behind the shown one and takes its place, at the same scroll position, once it is
 * complete. Links open in a new tab, and forms are not sent.
 */
export function PreviewFrame({ path, title, width, frame, onPick }: PreviewFrameProps) {
  const [shown, setShown] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const { scale, height } = useScale(place, width)
  const picking = useRef(onPick)
  useEffect(() => {
    picking.current = onPick
  }, [onPick])

  function complete(loaded: HTMLIFrameElement) {
    const [before, page] = [frame.current?.contentWindow, loaded.contentWindow]
    const document = loaded.contentDocument
    if (!document || !page) return
    // The splash screen of a first visit.
    for (const splash of document.querySelectorAll<HTMLElement>('[data-splash]')) splash.style.display = 'none'
    document.addEventListener('click', (event) => handleClick(event, document, picking), true)
    document.addEventListener('submit', withoutEffect, true)
    page.history.scrollRestoration = 'manual'
    page.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' })
    frame.current = loaded
    setShown(path)
  }

  return (
    <div ref={place} className={styles.place}>
      {[...new Set([shown, path])].map(
        (each) =>
          each !== undefined && (
            <iframe
              key={each}
              className={styles.frame}
              src={each}
              title={title}
              aria-hidden={each !== shown}
              inert={each !== shown}
              data-shown={each === shown}
              style={{ width, height: height / scale, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => each !== shown && complete(currentTarget)}
            />
          ),
      )}
    </div>
  )
}

function handleClick(event: MouseEvent, document: Document, picking: RefObject<(element: Element) => void>) {
  const element = event.target as Element
  const link = element.closest<HTMLAnchorElement>('a[href]')
  if (!link) return picking.current(element)
  if (link.pathname === document.location.pathname && link.hash) return
  withoutEffect(event)
  window.open(link.href, '_blank', 'noopener')
}

function withoutEffect(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** The scale at which a page of a width fits an element, at most 1, and the height of the element. */
function useScale(place: RefObject<HTMLElement | null>, width: number) {
  const [size, setSize] = useState({ width, height: 600 })
  useLayoutEffect(() => {
    const element = place.current!
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return { scale: Math.min(1, size.width / width) || 1, height: size.height }
}
