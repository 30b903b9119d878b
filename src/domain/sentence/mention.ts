import type { Race } from '../sports/races.ts'
import type { SportId } from '../sports/registry.ts'
import type { Metric } from '../sports/sport.ts'
import type { DistanceUnit } from '../units/distance.ts'
import type { PaceUnit } from '../units/pace.ts'
import type { Span } from './result.ts'
import type { Amount } from './tokens/amounts.ts'
import type { Match } from './tokens/phrases.ts'
import type { Token } from './tokens/tokens.ts'
import type { SessionName } from './tokens/words/session-words.ts'

/** The meaning of a stretch of the sentence. */
export type Meaning =
  | { kind: 'sport'; sport: SportId }
  | { kind: 'session'; session: SessionName }
  | { kind: 'zone'; zone: number }
  /** `100-200-300`: the rungs of a ladder. */
  | { kind: 'rungs' }
  /** The pace of a race of this distance; `race` if it is one that can be asked for. */
  | { kind: 'race pace'; kilometres: number; race?: Race | undefined }
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
  /** `isAimed`: the target of the work, "@ 280" or "at 290w". */
  | { kind: 'power'; watts: number; isLabelled: boolean; isAimed?: boolean }
  /** A time behind a set: "on 1:45" is a send-off in a pool, `@ 4:00` a pace on foot, "in 2:40" the time of each bout. */
  | { kind: 'send-off'; amount: Amount; isAimed: boolean; isOfBout: boolean }
  | { kind: 'metric'; metric: Metric }
  | { kind: 'strides' }
  | { kind: 'pool'; length: number; unit: DistanceUnit | undefined }
  | { kind: 'warm-up or cool-down'; amount?: Amount }
  | { kind: 'unsupported'; sentence: string }
  | { kind: 'unit'; unit: DistanceUnit }
  | { kind: 'filler' }
  | { kind: 'punctuation' }
  | { kind: 'unknown' }

/** A meaning and its place in the sentence. */
export type Mention = Span & Meaning

type Kind = Meaning['kind']
export type MentionOf<One extends Kind> = Extract<Mention, { kind: One }>

/** The mentions of one kind. */
export function mentionsOf<One extends Kind>(kind: One, mentions: readonly Mention[]): readonly MentionOf<One>[] {
  return mentions.filter((mention): mention is MentionOf<One> => mention.kind === kind)
}

/** Reads a meaning from the tokens at an index; `before` holds the meanings already read. */
export type Reader = (tokens: readonly Token[], at: number, before: readonly Meaning[]) => Match<Meaning> | undefined
