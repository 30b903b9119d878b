/**
 * Runs one task at a time. What is asked meanwhile waits, and of several only the last is run: while a point is dragged,
 * its positions come faster than loops are planned. `forget` drops what waits.
 */
export function latestOnly<Input>(run: (input: Input) => Promise<void>) {
  let isRunning = false
  let waiting: { input: Input } | undefined

  async function start(input: Input) {
    isRunning = true
    await run(input)
    isRunning = false
    const next = waiting
    waiting = undefined
    if (next) void start(next.input)
  }

  return {
    ask(input: Input) {
      if (isRunning) waiting = { input }
      else void start(input)
    },
    forget() {
      waiting = undefined
    },
  }
}
