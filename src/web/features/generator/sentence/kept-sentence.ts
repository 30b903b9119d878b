/** Keeps a sentence with the page's entry in the browser's history, so that Back and Forward return to it. */
export function keepSentence(
  sentence: string,
  history: Pick<History, 'state' | 'replaceState'> = quietHistory(),
): void {
  if (sentence !== keptSentence(history)) history.replaceState({ ...history.state, [KEY]: sentence }, '')
}

/** The sentence that was kept with the page's entry; empty if there is none. */
export function keptSentence(history: Pick<History, 'state'> | undefined = globalThis.window?.history): string {
  const kept: unknown = history?.state?.[KEY]
  return typeof kept === 'string' ? kept : ''
}

const KEY = 'sentence'

/** The browser's history without the router, which replaces `replaceState` and would load the page anew. */
function quietHistory(): Pick<History, 'state' | 'replaceState'> {
  const { history } = window
  return { state: history.state, replaceState: (...entry) => History.prototype.replaceState.apply(history, entry) }
}
