import type { Race } from '../sports/races.ts'
import type { PaceUnit } from '../units/pace.ts'
import type { Amount } from './tokens/amounts.ts'
import type { SessionName } from './tokens/words/session-words.ts'

/** A half of an over-under, and its percents if they were said. */
export type Half = { length: Amount; percent?: number | undefined }

/** `until`: the other end of a range. */
export type Pace = {
  kind: 'pace'
  seconds: number
  until?: number | undefined
  per: PaceUnit | '100' | undefined
  label?: 'threshold' | 'css' | undefined
  isType?: boolean
  isAimed?: boolean
  /** Worked out from the time of a race: "sub-90 half pace". */
  isOfRace?: boolean
}

/** `isLabelled`: "ftp 250". */
export type Power = { kind: 'power'; watts: number; until?: number | undefined; isLabelled: boolean }

/** How hard one of several bouts is. */
export type Target =
  | { kind: 'race pace'; kilometres: number; race?: Race | undefined }
  | { kind: 'zone'; zone: number }
  | Pace
  | Power
  | { kind: 'session'; session: SessionName }
  | { kind: 'percent'; low: number; high: number }
  | { kind: 'beats'; low: number; high: number }
