import { type DragEvent, useRef, useState } from 'react'

/** Lets a file be dropped on an element. What is dragged inside of the page is left alone. */
export function useFileDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  // A drag fires enter and leave for every element it passes; it has left the whole when both counts are equal.
  const depth = useRef(0)
  const count = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by)
    setIsOver(depth.current > 0)
  }
  const onFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    act(event)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: onFiles(() => count(1)),
      onDragLeave: onFiles(() => count(-1)),
      onDragOver: onFiles(({ dataTransfer }) => {
        dataTransfer.dropEffect = 'copy'
      }),
      onDrop: onFiles(({ dataTransfer }) => {
        depth.current = 0
        setIsOver(false)
        const [file] = dataTransfer.files
        if (file) onDrop(file)
      }),
    },
  }
}
