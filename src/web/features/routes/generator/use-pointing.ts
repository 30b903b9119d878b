import { useEffect, useState } from 'react'

/** The place of a loop that is pointed at, on the map or in a list; both show it. In metres along the loop. */
export type Pointing = {
  metres: number | undefined
  /** What was pointed at last, also after the mouse has left. */
  last: number | undefined
  point: (metres: number | undefined) => void
}

/** `loop` says which loop it is: another one has other places. */
export function usePointing(loop: string | undefined): Pointing {
  const [{ metres, last }, setPointing] = useState<Omit<Pointing, 'point'>>(nowhere)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each loop
  useEffect(() => setPointing(nowhere), [loop])
  return { metres, last, point: (next) => setPointing((now) => ({ metres: next, last: next ?? now.last })) }
}

const nowhere = { metres: undefined, last: undefined }
