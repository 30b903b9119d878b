import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const OF_CYCLING =
  /\b(?:rollers|velodrome|derny|track (?:bike|cycling|sprinters?)|flying (?:200|500|750|1000|laps?))m?\b/i
const LENGTH = "(?<length>\\d{1,2})(?: ?(?:minutes|mins?|'))?"
const ROLLERS = `(?:${LENGTH} (?:easy )?(?:on (?:the )?)?rollers|\\brollers:? (?:for )?${LENGTH}(?! ?x))`

/** What track cyclists do: rollers around their flying and standing starts, "20 min rollers, 4x flying 500, 10 rollers". */
export const ridesOnTheTrack: readonly Phrase[] = [
  {
    // "track night: 20 min rollers": not one of runners
    needs: ['track'],
    pattern: /\b(?<track>track)\b(?! (?:stand|intervals at))/di,
    as: '{track=velodrome}',
    when: OF_CYCLING,
    unless: /\brun|\d ?(?:k|mi)\b/i,
  },
  {
    // "20 min rollers, 4x500 m", "rollers 20 progressive, 4x200 m"
    needs: ['rollers'],
    pattern: new RegExp(
      `(?<=^[^\\d,;]*)${ROLLERS}(?<how>,? (?:progressive|progressively|building|build))?(?=[,;.+].*\\d ?x ?)`,
      'di',
    ),
    as: 'bike {length} min warm up',
  },
  {
    // "4x500 m 8 min off, 10 rollers"
    needs: ['rollers', 'spin'],
    pattern: new RegExp(
      `(?<=\\d ?x ?[a-z ]*\\d.*[,;+] ?(?:then )?)(?:${ROLLERS}|spin (?<length>\\d{1,2})(?: ?(?:minutes|mins?|'))?)(?= ?(?:$|[.,;]))`,
      'di',
    ),
    as: '{length} min cool down',
    when: /\brollers\b/i,
  },
  {
    // "6 standing starts of 250 m"
    needs: ['start', 'starts'],
    pattern:
      /(?<![\d.x-] ?|\d:)\b(?<times>\d{1,2}) ?(?:x )?(?<start>(?:standing|flying|rolling) starts?)(?: of| over| x|[,:])? (?<length>\d{1,4} ?(?:m|met(?:er|re)s|s|secs?|seconds))\b(?! (?:rest|easy|off|rec|(?:at |@ ?)?(?:\d|z\d|hard|max|all out|sprint)))/di,
    as: '{times}x{length} all out {start}',
    when: (text) => saysRide(text) || OF_CYCLING.test(text),
  },
  {
    // "3x500m standing start"
    needs: ['start', 'starts'],
    pattern:
      /(?<=\d ?x ?\d{2,4} ?m? )(?<start>(?:from )?(?:a )?(?:standing|flying|rolling) starts?)(?! (?:at |@ ?)?(?:\d|z\d|hard|max|easy|all out|sprint))/di,
    as: 'all out {start}',
    when: OF_CYCLING,
  },
]
