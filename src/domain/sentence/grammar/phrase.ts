import type { SportId } from '../../sports/registry.ts'
import type { Span } from '../result.ts'
import type { Aim, Detail, Length, Manner, Rest, Role, Selector, Stretch } from './part.ts'
import type { Mark } from './words/atoms.ts'

/** A stretch of tokens that means one thing by itself. */
export type Phrase = Span &
  (
    | { is: 'count'; times: number; of: 'times' | 'sets' | 'reps'; isBehind: boolean }
    | { is: 'length'; length: Length }
    | { is: 'rungs'; lengths: Length[] }
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
        session: 'fartlek' | 'hills' | 'intervals' | 'progression' | 'race' | 'long' | 'straight' | 'micro' | 'mona'
      }
    | { is: 'strides' }
    | { is: 'change'; ramp: 'rising' | 'falling' | 'change' }
    | { is: 'mark'; mark: Mark }
    | { is: 'selector'; selector: Selector }
    /** Pieces of the whole: "miles 6-9", "the second half". */
    | { is: 'stretch'; stretches: Stretch[] }
    /** So long run and so long walked: "4:1". */
    /** One of several: "every 3rd mile". */
    | { is: 'nth'; length: Length; every: Length }
    | { is: 'ratio'; run: number; walk: number }
    /** Of the rest that stands before or behind it: "between sets", "after each". */
    | { is: 'where'; where: 'reps' | 'sets' }
    | { is: 'open' }
    | { is: 'close' }
    /** `,` and line breaks put parts apart; `/` and `+` join them. */
    | { is: 'sign'; sign: ',' | ';' | '.' | '/' | '+' | ':' | '-' | '>' }
    | { is: 'filler' }
    | { is: 'unknown' }
  )

export type PhraseOf<Is extends Phrase['is']> = Extract<Phrase, { is: Is }>
