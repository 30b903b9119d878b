import type { SportId } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { Span } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import type { Token } from '../tokens/tokens.ts'
import type { SessionName } from '../tokens/words/session-words.ts'

/** What a stretch of a sentence speaks of. */
export type Meaning =
  | { kind: 'sport'; sport: SportId }
  | { kind: 'session'; session: SessionName }
  | { kind: 'zone'; zone: number }
  /** The pace of a race: its distance in kilometres. */
  /** `100-200-300`: the rungs of a ladder. */
  | { kind: 'rungs' }
  | { kind: 'race pace'; kilometres: number }
  | { kind: 'amount'; amount: Amount; isAimed?: boolean; isRange?: boolean; pool?: number }
  | { kind: 'set'; times: number; bout: Amount; rest?: Amount }
  | { kind: 'rest'; rest: Amount }
  | {
      kind: 'pace'
      seconds: number
      per: PaceUnit | '100' | undefined
      label?: 'threshold' | 'css' | undefined
      isType?: boolean
      isAimed?: boolean
    }
  /** `isAimed` of "@ 280" and "at 290w": what the work is done at. */
  | { kind: 'power'; watts: number; isLabelled: boolean; isAimed?: boolean }
  /** "on 1:45" after a set: in a pool a send-off, `@ 4:00` on foot a pace; "in 2:40" is the time of each bout. */
  | { kind: 'send-off'; amount: Amount; isAimed: boolean; isOfBout: boolean }
  | { kind: 'metric'; metric: Metric }
  | { kind: 'strides' }
  | { kind: 'pool'; length: number; unit: DistanceUnit | undefined }
  /** A warm-up or a cool-down. */
  | { kind: 'warm-up or cool-down'; amount?: Amount }
  | { kind: 'unsupported'; sentence: string }
  | { kind: 'unit'; unit: DistanceUnit }
  | { kind: 'filler' }
  | { kind: 'punctuation' }
  | { kind: 'unknown' }

/** A meaning and where it stands. */
export type Mention = Span & Meaning

/** Reads a meaning off the tokens from a place on; `before` is what was read already. */
export type Reader = (
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
) => { value: Meaning; next: number } | undefined
