let pressed: Element | undefined

/** The control that was pressed last, if it is still in the page. Safari does not focus a button that is tapped. */
export function lastPressed(): Element | undefined {
  return pressed?.isConnected ? pressed : undefined
}

/** Remembers every control that is pressed, until the returned function is called. */
export function watchPresses(): () => void {
  const stopped = new AbortController()
  const remember = ({ target }: PointerEvent) => {
    pressed = target instanceof Element ? (target.closest('a, button, label, input') ?? undefined) : undefined
  }
  addEventListener('pointerdown', remember, { capture: true, signal: stopped.signal })
  return () => stopped.abort()
}
