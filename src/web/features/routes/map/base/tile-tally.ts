/**
 * How the tiles of a map are: `off` where the operator has none, `failing` while fewer than half of a view load, and
 * `patchy` if so, but some can be seen.
 */
export type TilesState = 'off' | 'loading' | 'shown' | 'patchy' | 'failing'

/** Counts the tiles of a view that loaded and that did not. */
export function createTileTally() {
  let [loaded, failed, late] = [0, 0, false]
  /** In this view or one before, whose tiles stay while they are in view. */
  let hasTiles = false
  return {
    begin: () => {
      ;[loaded, failed, late] = [0, 0, false]
    },
    loaded: () => {
      loaded += 1
      hasTiles = true
    },
    failed: () => {
      failed += 1
    },
    /** Nothing has come for as long as anybody waits. */
    late: () => {
      late = true
    },
    state: (): Exclude<TilesState, 'off'> => {
      if (loaded > 0) return failed > loaded ? 'patchy' : 'shown'
      if (failed === 0 && !late) return 'loading'
      return hasTiles ? 'patchy' : 'failing'
    },
  }
}
