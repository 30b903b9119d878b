/** What a person does to a page that must then no longer scroll by itself. */
const USES = ['pointerdown', 'wheel', 'touchmove', 'keydown']

/** Runs `scroll` in the next frame, because the page may focus a control before it, and scroll to it. Returns what ends it. */
export function scrollOnce(scroll: () => void): () => void {
  const frame = requestAnimationFrame(scroll)
  return () => cancelAnimationFrame(frame)
}

/**
 * Runs `scroll` in the next frame, and again whenever the page or the window changes its size, until the page is used:
 * what is drawn late, or again after a turn of the phone, moves the rest of the page.
 * Returns what ends it.
 */
export function scrollUntilUsed(scroll: () => void): () => void {
  let cancel = scrollOnce(scroll)
  const scrollSoon = () => {
    cancel()
    cancel = scrollOnce(scroll)
  }
  const ended = new AbortController()
  const sizes = new ResizeObserver(scrollSoon)
  const end = () => {
    ended.abort()
    sizes.disconnect()
    cancel()
  }
  sizes.observe(document.body)
  addEventListener('resize', scrollSoon, { signal: ended.signal })
  for (const use of USES) addEventListener(use, end, { capture: true, passive: true, signal: ended.signal })
  return end
}
