import { type DragEvent, useState } from 'react'

/** Takes files that are dropped; the counter is there because moving over a child leaves the parent. */
export function useDrop(take: (file: File) => void) {
  const [depth, setDepth] = useState(0)
  const handlers = {
    onDragEnter: () => setDepth((now) => now + 1),
    onDragLeave: () => setDepth((now) => now - 1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDepth(0)
      const [file] = event.dataTransfer.files
      if (file) take(file)
    },
  }
  return { isOver: depth > 0, handlers }
}
