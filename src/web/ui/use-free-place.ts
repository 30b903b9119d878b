import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, freePlace, isFree } from './free-place.ts'

/** Whatever can be pressed or typed in, and the label that can be pressed in its stead. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=menuitem]'

/** Of a control taller than this only the middle has to stay free: it can be pressed above and below as well. */
const TALL_PX = 96

/** What floats; where, `useFreePlace` says. */
export const toastBox = 'fixed z-50 w-[calc(100vw-2.25rem)] max-w-105 outline-none'

/** Room at the window's foot that dialogs and the page's end leave free, as a custom property of the document. */
const ROOM = '--toast-room'

/**
 * Floats an element where it covers no control while `shown` names what it shows, and moves it only when something comes beneath it. Where there is no
 * such place it becomes a strip at the window's foot: dialogs move up, and the page can be scrolled clear of it.
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
    // Things move under it: the page is scrolled, a dialog rises, a list loses a row.
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
  background: 'var(--bg)',
}

function placeFor(element: HTMLElement | null, current: Place | undefined): Place | undefined {
  // Once dialogs have moved up for it, it stays at the foot: they must not move to and fro.
  if (current === 'foot') return current
  // Its content may come a moment later.
  if (!element || element.offsetHeight === 0) return undefined
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const boxes = controlsBeside(element)
  if (current && isInWindow({ ...current, ...size }) && isFree({ ...current, ...size }, boxes)) return current
  return freePlace({ width: innerWidth, height: innerHeight }, size, boxes) ?? 'foot'
}

/** Where the controls are that can be reached: while a dialog is open, those in it. */
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
