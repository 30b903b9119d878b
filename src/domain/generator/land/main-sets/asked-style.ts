import type { Aims } from './aims.ts'
import type { BoutStyle, OwnWork } from './families/family.ts'

/** The style of asked bouts. `long`: how bouts from so many seconds on differ. */
export type AskedStyle = BoutStyle & { own?: OwnWork; long?: { from: number; aims: Aims; own: OwnWork } }
