import type { Race } from '../../../sports/races.ts'
import type { SportId } from '../../../sports/registry.ts'
import type { EffortName, Manner, Role, Unit } from '../part.ts'

/** Words that join or place what stands beside them. */
export type Mark =
  | 'with'
  | 'at'
  | 'on'
  | 'off'
  | 'in'
  | 'as'
  | 'then'
  | 'plus'
  | 'of'
  | 'each'
  | 'all'
  | 'between'
  | 'after'
  | 'before'
  | 'every'
  | 'to'
  | 'from'
  | 'times'
  | 'sets'
  | 'reps'
  | 'total'
  | 'first'
  | 'middle'
  | 'last'
  | 'remainder'
  | 'alternate'
  | 'include'
  | 'for'
  | 'or'
  | 'and'
  | 'end'
  | 'start'
  | 'half'
  | 'equal'
  | 'odds'
  | 'evens'
  | 'hold'
  | 'until'
  | 'by'
  | 'under'
  | 'over'
  | 'no'
  | 'laps'
  | 'per'
  | 'out'
  | 'back'
  | 'broken'
  | 'but'
  | 'up'
  | 'down'
  | 'second'
  /** The time on and the time off of a set, named again behind it. */
  | 'ons'
  | 'offs'
  /** All that was done before, once more. */
  | 'again'

/** What a word or some words mean by themselves. */
export type Atom =
  | { is: 'sport'; sport: SportId }
  | { is: 'effort'; name: EffortName }
  | { is: 'race'; race: Race | 'mile' | 'threshold'; isPace?: boolean }
  | { is: 'unit'; unit: Unit }
  | { is: 'rest'; manner: Manner; isSure: boolean }
  | { is: 'role'; role: Role | 'both' }
  | { is: 'mark'; mark: Mark }
  | { is: 'swim'; text: string; isStroke?: boolean }
  | { is: 'note'; isSwim?: boolean }
  | { is: 'change'; ramp: 'rising' | 'falling' | 'change'; isTo?: boolean; orNote?: boolean }
  | { is: 'cadence' }
  | { is: 'heart rate' }
  | { is: 'rated' }
  | { is: 'percent' }
  | { is: 'of'; of: 'threshold' | 'css' | 'heart rate' | 'maximum' | 'power' | 'pace' }
  | { is: 'pace' }
  | { is: 'watts' }
  | { is: 'beats' }
  | { is: 'speed'; per: 'km' | 'mile' }
  | { is: 'zone' }
  | { is: 'strides' }
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
  | { is: 'bout'; metres: number }
  | { is: 'over-under' }
  | { is: 'test' }
  | { is: 'burst word' }
  | { is: 'title' }
  | { is: 'filler' }
