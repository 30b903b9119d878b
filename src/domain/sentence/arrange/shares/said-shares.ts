import type { Span } from '../../result.ts'
import type { Atom, How } from './hows.ts'

/** How each repetition is done, none where nothing is said of it, where that stands, and what is said of all behind it. */
export type Shares = Span & {
  hows: (How | undefined)[]
  shared: Atom[]
  /** Efforts of single repetitions, which are read as they stand: "first 3 hard, last one easy". */
  isPlain?: boolean
  /** How many are listed, none if they are said in the order of the rounds. */
  count: number
}
