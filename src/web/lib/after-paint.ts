/** Runs work once the page has been painted, or at once in a background tab. Sent as text, too, so it uses nothing of this file. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work()
  else requestAnimationFrame(() => setTimeout(work))
}
