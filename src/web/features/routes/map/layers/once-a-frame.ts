/** Calls a function with its latest arguments once a frame at most. */
export function onceAFrame<Arguments extends unknown[]>(run: (...sent: Arguments) => void) {
  let waiting: Arguments | undefined
  const call = (...sent: Arguments) => {
    if (!waiting)
      requestAnimationFrame(() => {
        const last = waiting
        waiting = undefined
        if (last) run(...last)
      })
    waiting = sent
  }
  /** Forgets a call that is still to be made. */
  call.cancel = () => {
    waiting = undefined
  }
  return call
}
