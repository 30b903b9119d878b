import type { SportId } from '../../sports/registry.ts'
import type { Span } from '../result.ts'
import type { Aim, Burst, Detail, Length, Manner, Piece, Rest, Role, Selector, Stepped, Stretch } from './part.ts'
import type { Mark } from './words/atoms.ts'

/** A stretch of tokens that means one thing by itself. */
export type Phrase = Span &
  (
    | /** `isLow`: the lower end of a range. */
    { is: 'count'; times: number; of: 'times' | 'sets' | 'reps'; isBehind: boolean; isLow?: boolean }
    | { is: 'length'; length: Length }
    | { is: 'rungs'; lengths: Length[] }
    /** One for each rung. */
    | { is: 'rests'; rests: Rest[] }
    | { is: 'burst'; burst: Burst }
    /** By how much a target changes from one repetition to the next. */
    | { is: 'step'; step: Stepped }
    /** By how many seconds something is faster; below 0 slower. */
    | { is: 'quicker'; seconds: number; per?: 'km' | 'mile' }
    | { is: 'cadences'; cadences: number[] }
    | { is: 'burst word' }
    /** Of what an athlete can do, for so long as is said elsewhere. */
    | { is: 'test' }
    /** Above and below threshold by turns. */
    | { is: 'over-under' }
    /** Hard and easy time by turns. */
    | { is: 'pair'; lengths: [on: Length, off: Length] }
    | { is: 'aim'; aim: Aim; isAt: boolean }
    | { is: 'aims'; aims: Aim[] }
    /** `isSure`: it can be nothing else. */
    | { is: 'rest'; rest: Rest; isSure: boolean }
    | { is: 'rest word'; manner: Manner; isSure: boolean; isVery?: boolean }
    | { is: 'send-off'; length: Length }
    | { is: 'role'; role: Role | 'both' }
    | { is: 'detail'; detail: Detail }
    | { is: 'sport'; sport: SportId }
    | {
        is: 'session'
        session:
          | 'fartlek'
          | 'hills'
          | 'intervals'
          | 'progression'
          | 'race'
          | 'long'
          | 'straight'
          | 'micro'
          | 'tabata'
          | 'mona'
      }
    | { is: 'strides' }
    | { is: 'change'; ramp: 'rising' | 'falling' | 'change'; isTo?: boolean; orNote?: boolean }
    | { is: 'mark'; mark: Mark }
    /** `hasOwn`: the send-off behind it is of these repetitions alone. */
    | { is: 'selector'; selector: Selector; hasOwn?: boolean }
    | { is: 'pieces'; pieces: Piece[]; by?: Length }
    /** The athlete's own speed, said beside the session: "CSS 1:42". */
    | { is: 'reference'; seconds?: number; watts?: number; per?: 'km' | 'mile' }
    /** A swim that is cut by rests, and how often: "broken 400s x 3". */
    | { is: 'broken'; length: Length; times: number }
    /** Pieces of the whole: "miles 6-9", "the second half". */
    | { is: 'stretch'; stretches: Stretch[] }
    /** One of several: "every 3rd mile". */
    | { is: 'nth'; length: Length; every: Length }
    /** So long run and so long walked: "4:1". */
    | { is: 'ratio'; run: number; walk: number }
    /** Of the rest that stands before or behind it: "between sets", "after each". */
    | { is: 'where'; where: 'reps' | 'sets' }
    /** `isRounds`: what is inside fills the length before it by being repeated. */
    | { is: 'open'; isRounds?: boolean }
    | { is: 'close' }
    /** `,` and line breaks put parts apart; `/` and `+` join them. */
    | { is: 'sign'; sign: ',' | ';' | '.' | '/' | '+' | ':' | '-' | '>' }
    | { is: 'filler' }
    | { is: 'unknown' }
  )

export type PhraseOf<Is extends Phrase['is']> = Extract<Phrase, { is: Is }>
