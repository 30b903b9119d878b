import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const LENGTH = "\\d{1,3}(?:\\.\\d)? ?-?(?:mins?|minutes?|'|km?|miles?|mi)(?![a-z])"
const WAY = '(?:easy |slow )?(?:run|jog|ride|spin)(?:ning|ging)?'

/** The way to where the work is done, and the way home: "20 min run-in, 10x30 secs hill, 20 mins home". */
export const endsByTheirWay: readonly Phrase[] = [
  {
    needs: ['in', 'there', 'out', 'to'],
    pattern: new RegExp(
      `^(?<head>[a-z ]{3,30}[:,] ?)?(?:(?<length>${LENGTH}) (?<way>${WAY}[- ]in|${WAY} (?:over )?there|${WAY} (?:over )?to (?:the )?(?:track|park|hill|hills|field|club|start)|there|out)|(?<way2>${WAY}[- ]in):? (?<length2>${LENGTH}))(?= ?(?:[,;+]| then\\b| and then\\b| (?=\\d{1,2} ?x)).*\\d)`,
      'dis',
    ),
    by: (span, all, text) => {
      const [length, way] = [span('length') ?? span('length2'), span('way') ?? span('way2')]
      if (!length || !way || isSwim(text)) return undefined
      // "20 mins out, 20 mins back": one run; only work between them makes ends of both.
      const behind = text.slice(all.length)
      const isWorkBehind = /\d ?x ?\d/i.test(behind) || (/^there$/i.test(way.words) && /[,;+].*[,;+]/.test(behind))
      if (/^(?:out|there)$/i.test(way.words) && !isWorkBehind) return undefined
      const sport = /run|jog/i.test(way.words) ? 'run ' : /ride|spin/i.test(way.words) ? 'ride ' : ''
      const head = span('head')
      return [...(head ? [head] : []), sport, length, { words: ' warm up', for: way }]
    },
  },
  {
    needs: ['home', 'out', 'back'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d.*(?:[,;+] ?|\\bthen ))(?:(?<length>${LENGTH}) (?<way>${WAY}[- ](?:home|back|out)|home|back)|(?<way2>${WAY}[- ]out):? (?<length2>${LENGTH}))(?= ?[.!]?$)`,
      'dis',
    ),
    as: '{length|length2}{way|way2= cool down}',
    unless: isSwim,
  },
]
