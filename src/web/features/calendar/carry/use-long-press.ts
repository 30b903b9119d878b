import { type PointerEvent, useEffect, useRef } from 'react'

/** As long as a finger rests before phones take it as a long press, in milliseconds. */
const REST_MS = 450
/** A finger that moves farther scrolls, in pixels. */
const SLACK_PX = 10

/** The handlers of an element that is pressed long by a finger, somewhere in it. Its links are not followed then. */
export function useLongPress(onLongPress: (target: EventTarget) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      wasLong.current = false
      if (pointerType !== 'touch') return
      start.current = { x, y }
      end()
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress(target)
      }, REST_MS)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: { preventDefault: () => void }) {
      if (wasLong.current) event.preventDefault()
    },
  }
}
