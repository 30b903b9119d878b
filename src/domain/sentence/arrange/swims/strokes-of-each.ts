import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'
import { PAUSE } from './pauses-of-rows.ts'

const STROKES = ['fly', 'back', 'breast', 'free']
const EACH = '(?:(?:of |on |in )?(?:each|every) strokes?|of (?:the |all )?(?:four|4) strokes|all (?:four |4 )?strokes)'

/** Swims of each stroke, written out as four of them: "4x25 each stroke on :40", "100 each stroke". */
export const strokesOfEach: readonly Phrase[] = [
  {
    needs: ['stroke', 'strokes'],
    pattern: new RegExp(
      `(?<!\\d:|[\\dx(/.-] ?)\\b(?<set>(?:(?<times>\\d{1,2}) ?x ?)?(?<far>25|50|75|\\d00|125|150|250)(?: ?m)?)(?<how> (?:kick|drill|pull|swim|easy|fast|build))? (?<each>${EACH})(?! (?:in|order|count))(?:,? (?<pause>${PAUSE}))?`,
      'dgi',
    ),
    by: (span, _, text) => {
      const [set, how, each, pause] = ['set', 'how', 'each', 'pause'].map(span)
      if (!set || !each || span('times')?.words === '0') return undefined
      const isBareTime = pause && /\d ?(?:s|secs?|seconds|")$/i.test(pause.words) && !/^r/i.test(pause.words)
      const behind: Piece[] = pause ? [' ', pause, ...(isBareTime ? [' rest'] : [])] : []
      const tell = `“${each.words}” was read as ${set.words} of fly, of back, of breast and of free.`
      return STROKES.flatMap((stroke, at): Piece[] => [
        ...(at > 0 ? [', '] : isSwim(text) ? [] : ['swim ']),
        set,
        at === 0 ? { words: ` ${stroke}`, for: each, tell } : { words: ` ${stroke}`, for: each },
        ...(how ? [how] : []),
        ...behind,
      ])
    },
  },
]
