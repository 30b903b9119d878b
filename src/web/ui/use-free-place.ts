import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Box, freePlace, isFree, scrollPast } from './free-place.ts'
import { lastPressed } from './last-pressed.ts'
import { scrollOnce, scrollUntilUsed } from './scroll-until-used.ts'
import { leaveRoomFor, stripStyle } from './toast-strip.ts'

/** Every control, and the labels that can be pressed in place of one. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=menuitem]'

/** The page scrolls at most this many heights of the strip to find a place where the strip covers no control. */
const MAX_STRIPS_SCROLLED = 2

/** What was pressed stays below this height, in px: the phone's bar, and some air. */
const HEAD_PX = 72

/** The distance, in px, from a control to the strip beneath it: its focus ring shows too. */
const GAP_PX = 6

/**
 * Places a floating element where it covers no control, while `shown` names its content, and moves it only when a
 * control comes beneath it. Without such a place it becomes a strip at the bottom of the window, and the rest behaves
 * as if the window ended above it: dialogs move up, the page can be scrolled past it, and what it would cover scrolls
 * into view.
 */
export function useFreePlace(floating: RefObject<HTMLElement | null>, shown: string | undefined): CSSProperties {
  const [place, setPlace] = useState<Place>()
  // Whether the window has had another width since the content is shown: the page is then drawn again, bit by bit.
  const isTurned = useRef(false)

  useLayoutEffect(() => {
    setPlace(undefined)
    isTurned.current = false
    if (shown === undefined) return
    const settle = () => setPlace((current) => placeFor(floating.current, current))
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    // After the next paint: what moved the controls is shown first, and measuring them then costs no layout.
    const settleSoon = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      frame = requestAnimationFrame(() => {
        timer = setTimeout(settle)
      })
    }
    let width = innerWidth
    const resized = () => {
      // A phone's browser changes the height alone when its address bar folds.
      const isSameWidth = width === innerWidth
      width = innerWidth
      isTurned.current ||= !isSameWidth
      setPlace((current) => (isSameWidth && isStrip(current) ? current : undefined))
    }
    const stopped = new AbortController()
    // Controls move beneath it: the page is scrolled, a dialog opens, a list loses a row.
    addEventListener('resize', resized, { signal: stopped.signal })
    for (const event of ['scrollend', 'animationend', 'transitionend'])
      addEventListener(event, settleSoon, { capture: true, signal: stopped.signal })
    const changes = new MutationObserver(settleSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    // A chart that is drawn again after a turn of the phone adds no element, and still moves what is below it.
    const sizes = new ResizeObserver(settleSoon)
    sizes.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      stopped.abort()
      changes.disconnect()
      sizes.disconnect()
    }
  }, [floating, shown])

  // A commit of its own, so that neither the strip's width nor the room for it is measured.
  useLayoutEffect(() => {
    if (shown !== undefined && place === undefined) setPlace(placeFor(floating.current, undefined))
  }, [floating, shown, place])

  const stripOver = isStrip(place) ? place.stripOver : undefined
  useLayoutEffect(() => {
    if (!stripOver || !floating.current) return
    const strip = floating.current
    const takeRoomBack = leaveRoomFor(strip)
    const scroll = () => scrollPageFor(strip)
    const stopScrolling =
      stripOver === document.body ? (isTurned.current ? scrollUntilUsed(scroll) : scrollOnce(scroll)) : undefined
    return () => {
      stopScrolling?.()
      takeRoomBack()
    }
  }, [floating, stripOver])

  if (place === undefined) return { visibility: 'hidden' }
  return isStrip(place) ? stripStyle : place
}

/** A place in the window, or a strip at its bottom with the dialog, menu or page that it was made for. */
type Place = Pick<Box, 'left' | 'top'> | { stripOver: Element }

function isStrip(place: Place | undefined): place is { stripOver: Element } {
  return place !== undefined && 'stripOver' in place
}

function placeFor(element: HTMLElement | null, current: Place | undefined): Place | undefined {
  const scene = reachable()
  // Once a dialog has moved up for the strip, it stays: it must not move up and down repeatedly.
  if (isStrip(current)) return current.stripOver === scene ? current : undefined
  // Its content may be rendered a moment later.
  if (!element || element.offsetHeight === 0) return undefined
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const boxes = controlsOf(scene, element).map(boxOf).filter(isVisible)
  if (current && isInWindow({ ...current, ...size }) && isFree({ ...current, ...size }, boxes)) return current
  return freePlace({ width: innerWidth, height: innerHeight }, size, boxes) ?? { stripOver: scene }
}

/** Scrolls the page for a strip at the bottom, as far as what was pressed stays in view. */
function scrollPageFor(strip: HTMLElement) {
  const pressed = lastPressed()
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const furthest = Math.min(
    strip.offsetHeight * MAX_STRIPS_SCROLLED,
    scrollHeight - clientHeight - scrollTop,
    pressed && movesWithPage(pressed) ? boxOf(pressed).top - HEAD_PX : Number.POSITIVE_INFINITY,
  )
  const boxes = controlsOf(document.body, strip).filter(movesWithPage).map(boxOf).filter(isVisible)
  const { top, height, ...sides } = boxOf(strip)
  const withGap = { ...sides, top: top - GAP_PX, height: height + GAP_PX }
  scrollBy({ top: scrollPast(withGap, boxes, Math.max(0, Math.floor(furthest))), behavior: 'instant' })
}

/** What can be reached: the dialog or menu in front, or the page. */
function reachable(): Element {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1) ?? document.body
}

function controlsOf(scene: Element, element: HTMLElement): Element[] {
  return [...scene.querySelectorAll(CONTROLS)].filter((control) => !element.contains(control))
}

function movesWithPage(control: Element): boolean {
  for (let around: Element | null = control; around; around = around.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(around).position)) return false
  return true
}

function boxOf(element: Element): Box {
  // A DOMRect has no properties of its own that could be spread.
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function isVisible({ width, height }: Box): boolean {
  return width > 1 && height > 1
}

function isInWindow({ left, top, width, height }: Box): boolean {
  return left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight
}
