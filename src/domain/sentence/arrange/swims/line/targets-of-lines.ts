import { CLOCK, END, type Entry, S, sticky } from './entries.ts'
import { clockOf, secondsOf } from './slots.ts'

/** Seconds from a pace for each 100, "+3", "minus 2 sec/100". */
const OFFSET = String.raw`(?<offset>(?:[+-]|plus|minus) ?\d{1,2})(?:${S})?(?:(?:(?<=[a-z"”]) ?\/ ?|(?<=\d)\/| (?:per|a) )(?:100|hundred) ?m?)?`

function signed(offset = ''): string {
  return offset.replace(/plus/i, '+').replace(/minus/i, '-').replaceAll(' ', '')
}

/** How fast swims are, in figures or as a pace by its name. */
export const targets: readonly Entry[] = [
  {
    form: sticky(`css ?(?:is |= ?|of )?${CLOCK}(?:,? so${END})?`),
    read: ({ clock = '' }) => ({ kind: 'pool', words: `css ${clockOf(secondsOf(clock))}` }),
  },
  {
    // "4 @ css+6, 3 @ +5"
    form: sticky(String.raw`(?<=\bcss ?\+.*)(?:@ ?|(?<=\d-\d{1,2} ))(?<offset>[+-] ?\d{1,2})${END}`),
    read: ({ offset = '' }) => ({ kind: 'target', words: `at css${offset.replace(' ', '')}` }),
  },
  {
    form: sticky(`(?:(?:@|at|hold(?:ing)?|mid|around|about) ?)?css(?: pace)?(?: ?${OFFSET})?${END}`),
    read: ({ offset }) => ({ kind: 'target', words: `at css${signed(offset)}` }),
  },
  {
    // "4@T+4, 4@T-2"
    form: sticky(
      String.raw`(?:(?:@|at) ?t(?![a-z])|t(?:[ -]?pace)?(?= ?(?:[+-]|plus|minus) ?\d))(?:[ -]?pace)?(?: ?${OFFSET})?${END}(?! ?(?:[/+-]|pace))`,
    ),
    read: ({ offset }) => ({ kind: 'target', words: offset ? `at css${signed(offset)}` : 'at threshold' }),
  },
  {
    form: sticky(`(?:(?:@|at|in) ?)?(?:z|zone ?)(?<zone>[1-6])${END}`),
    read: ({ zone }) => ({ kind: 'target', words: `z${zone}` }),
  },
  {
    form: sticky(
      String.raw`(?:(?:@|at) ?)?(?<percent>[6-9]\d|1[0-2]\d)(?: ?- ?(?<to>[6-9]\d|1[0-2]\d))? ?(?:%(?: ?\+)?|\+)(?<effort> effort)?${END}`,
    ),
    read: ({ percent, to, effort = '' }, all) => ({
      kind: 'target',
      // "95+ %": up to all of it.
      words: `at ${percent}${to ? `-${to}` : all.includes('+') && Number(percent) < 100 ? '-100' : ''}%${effort}`,
    }),
  },
  {
    form: sticky(
      String.raw`(?:(?:@|at|hold(?:ing)?) )?(?:goal |target )?(?<of>1650|1500|mile|800|500|400|200|100|race|70\.3|half ironman|ironman|im|tri|tt|easy) ?-?(?:race )?(?:pace|tempo)(?:(?<=\btt pace)(?<by> ?[+-] ?\d{1,2}))?${END}|(?:(?:@|at) )?(?:thr(?:esh(?:old)?)?(?:[ -]?pace)?|tempo|t[ -]?pace)(?: ?${OFFSET})?${END}`,
    ),
    read: ({ of, offset, by }) => ({
      kind: 'target',
      ...(of &&
        paces[of.toLowerCase()] !== 'easy' && {
          tell: by
            ? `“${of} pace” of a swim was read as CSS.`
            : `“${of} pace” of a swim was read as a share of CSS: ${(paces[of.toLowerCase()] ?? PACE_OF_1500).replace('at ', '')}.`,
        }),
      words: by
        ? `at css${by.replaceAll(' ', '')}`
        : of
          ? (paces[of.toLowerCase()] ?? `at ${PACE_OF_1500}`)
          : offset
            ? `at css${signed(offset)}`
            : 'at threshold',
    }),
  },
  {
    form: sticky(
      String.raw`(?:hold(?:ing)?|make|making|in|hit(?:ting)?)(?: under)? ${CLOCK.replace('clock', 'held')}(?: ?- ?(?<to>\d?:?\d\d))?(?:s${END})?`,
    ),
    read: ({ held = '', to }) => {
      const most = to && (to.includes(':') ? to : `${held.split(/[:.]/)[0]}:${to}`)
      return { kind: 'target', words: `in ${clockOf(secondsOf(held))}${most ? `-${clockOf(secondsOf(most))}` : ''}` }
    },
  },
]

const PACE_OF_1500 = '97-100%'
/** Of critical swim speed (our choice). */
const paces: Readonly<Record<string, string>> = {
  '800': 'at 99-102%',
  '500': 'at 101-104%',
  '400': 'at 102-105%',
  '200': 'at 106-110%',
  '100': 'at 112-116%',
  easy: 'easy',
  '70.3': 'at 94-97%',
  'half ironman': 'at 94-97%',
  ironman: 'at 93-96%',
  im: 'at 93-96%',
}
