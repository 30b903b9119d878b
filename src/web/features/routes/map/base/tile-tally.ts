/** How the tiles of a map are: `off` where the operator has none, `failing` while fewer than half of them load. */
export type TilesState = 'off' | 'loading' | 'shown' | 'failing'

/** Counts the tiles of a view that loaded and that did not. */
export function createTileTally() {
  let [loaded, failed, late] = [0, 0, false]
  return {
    begin: () => {
      ;[loaded, failed, late] = [0, 0, false]
    },
    loaded: () => {
      loaded += 1
    },
    failed: () => {
      failed += 1
    },
    /** Nothing has come for as long as anybody waits. */
    late: () => {
      late = true
    },
    state: (): Exclude<TilesState, 'off'> => {
      if (loaded > 0) return failed > loaded ? 'failing' : 'shown'
      return failed > 0 || late ? 'failing' : 'loading'
    },
  }
}
