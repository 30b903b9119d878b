import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Sprints by how they start, as sprinters write them; their metres are none of a pool, and no minutes. */
export const sprintsOfTheTrack: readonly Phrase[] = [
  {
    // "6x30m blocks", "4x60m flys", "4x30m from blocks"
    needs: ['blocks', 'block', 'flys', 'flies', 'flying', 'flyers', 'start', 'starts'],
    pattern:
      /\b(?<times>\d{1,2}) ?x ?(?<bout>[1-9]0|1[0-5]0) ?(?:m(?:et(?:er|re)s?)?)?(?![a-z\d]) (?<how>(?:from |out of |off )?(?:the )?blocks?(?: starts?)?|(?:3|three|4|four)[- ]point starts?|fl(?:ys|ies|yers)|flying(?: sprints?| runs?| starts?)?)(?= ?(?:$|[,;.+()]| (?:with|w|w\/|and|then|off|full|walk|rest|\d)))/dgi,
    as: '{times}x{bout} metres {how=sprints}',
    tell: 'How sprints start was not built: they are all out over the length that was said.',
    unless: isSwim,
  },
]
