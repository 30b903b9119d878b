import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, freePlace, isFree } from './free-place.ts'

/** Every control, and the labels that can be pressed in place of one. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=menuitem]'

/** A control taller than this, in px, may be covered except in its middle: it can be pressed above and below too. */
const TALL_PX = 96

/** The classes of a toast, which `useFreePlace` places. */
export const toastBox = 'fixed z-50 w-[calc(100vw-2.25rem)] max-w-105 outline-none'

/** The custom property for the space that dialogs and the page leave free at the bottom of the window. */
const ROOM = '--toast-room'

/**
 * Places a floating element where it covers no control, while `shown` names its content, and moves it only when a
 * control comes beneath it. Without such a place it becomes a strip at the bottom of the window: dialogs move up, and
 * the page can be scrolled past it.
 */
export function useFreePlace(floating: RefObject<HTMLElement | null>, shown: string | undefined): CSSProperties {
  const [place, setPlace] = useState<Place>()

  useLayoutEffect(() => {
    setPlace(shown === undefined ? undefined : placeFor(floating.current, undefined))
    if (shown === undefined) return
    const settle = () => setPlace((current) => placeFor(floating.current, current))
    let frame = 0
    const settleSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(settle)
    }
    const stopped = new AbortController()
    // Controls move beneath it: the page is scrolled, a dialog opens, a list loses a row.
    addEventListener('resize', () => setPlace(placeFor(floating.current, undefined)), { signal: stopped.signal })
    for (const event of ['scrollend', 'animationend', 'transitionend'])
      addEventListener(event, settleSoon, { capture: true, signal: stopped.signal })
    const changes = new MutationObserver(settleSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      stopped.abort()
      changes.disconnect()
    }
  }, [floating, shown])

  const atFoot = place === 'foot'
  useLayoutEffect(() => {
    if (!atFoot) return
    document.documentElement.style.setProperty(ROOM, `${floating.current?.offsetHeight ?? 0}px`)
    return () => void document.documentElement.style.removeProperty(ROOM)
  }, [floating, atFoot])

  if (place === undefined) return { visibility: 'hidden' }
  return place === 'foot' ? strip : place
}

type Place = Pick<Box, 'left' | 'top'> | 'foot'

const strip: CSSProperties = {
  inset: 'auto 0 0',
  width: 'auto',
  maxWidth: 'none',
  padding: '0.5rem 1.125rem max(0.5rem, env(safe-area-inset-bottom))',
  background: 'var(--color-bg)',
}

function placeFor(element: HTMLElement | null, current: Place | undefined): Place | undefined {
  // Once dialogs have moved up for the strip, it stays: they must not move up and down repeatedly.
  if (current === 'foot') return current
  // Its content may be rendered a moment later.
  if (!element || element.offsetHeight === 0) return undefined
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const boxes = controlsBeside(element)
  if (current && isInWindow({ ...current, ...size }) && isFree({ ...current, ...size }, boxes)) return current
  return freePlace({ width: innerWidth, height: innerHeight }, size, boxes) ?? 'foot'
}

/** The boxes of the controls that can be reached: while a dialog is open, only its own. */
function controlsBeside(element: HTMLElement): Box[] {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  const reachable = dialogs[dialogs.length - 1] ?? document.body
  return [...reachable.querySelectorAll(CONTROLS)]
    .filter((control) => !element.contains(control))
    .map((control) => middleOf(control.getBoundingClientRect()))
    .filter(({ width, height }) => width > 1 && height > 1)
}

function middleOf({ left, top, width, height }: DOMRect): Box {
  if (height <= TALL_PX) return { left, top, width, height }
  return { left, width, top: top + (height - TALL_PX / 2) / 2, height: TALL_PX / 2 }
}

function isInWindow({ left, top, width, height }: Box): boolean {
  return left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight
}
