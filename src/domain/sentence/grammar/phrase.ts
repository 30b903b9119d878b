import type { SportId } from '../../sports/registry.ts'
import type { Span } from '../result.ts'
import type { Aim, Detail, Length, Manner, Rest, Role, Selector } from './part.ts'
import type { Mark } from './words/atoms.ts'

/** A stretch of tokens that means one thing by itself. */
export type Phrase = Span &
  (
    | { is: 'count'; times: number; of: 'times' | 'sets' | 'reps'; isBehind: boolean }
    | { is: 'length'; length: Length }
    | { is: 'rungs'; lengths: Length[] }
    /** One for each rung. */
    | { is: 'rests'; rests: Rest[] }
    /** Above and below threshold by turns. */
    | { is: 'over-under' }
    /** Hard and easy time by turns. */
    | { is: 'pair'; lengths: [on: Length, off: Length] }
    | { is: 'aim'; aim: Aim; isAt: boolean }
    | { is: 'aims'; aims: Aim[] }
    /** `isSure`: it can be nothing else. */
    | { is: 'rest'; rest: Rest; isSure: boolean }
    | { is: 'rest word'; manner: Manner; isSure: boolean }
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
