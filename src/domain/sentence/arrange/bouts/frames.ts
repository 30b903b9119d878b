import type { Span } from '../../result.ts'
import { boutAt, matchAt, type TypedLength } from './lengths-of-parts.ts'
import { aimAt } from './parts-of-bouts.ts'

/**
 * A repetition of a said length, "4x8 min", or one stretch, "40 min", and what is said of it before its parts. `name`: that of
 * the kind of set beside it, whose own parts do not count where others are said.
 */
export type Frame = Span & { count?: Span & { times: number }; length: TypedLength; aim: Span; name?: Span }

/** The repetitions and stretches of a sentence in the order in which they are said. */
export function framesIn(text: string): Frame[] {
  return [...text.matchAll(START)].flatMap(({ index, 0: all, groups, indices }) => {
    const at = index + all.length
    const length = boutAt(text, at)
    const times = indices?.groups?.times
    if (!length) return []
    const aim = aimAt(text, length.to)
    const name = indices?.groups?.name
    const behind = matchAt(NAME, text, length.to)
    return [
      {
        from: name?.[0] ?? times?.[0] ?? at,
        to: length.to,
        length,
        aim: behind ? { from: length.to, to: length.to } : aim,
        ...(times ? { count: { from: times[0], to: times[1], times: Number(groups?.times) } } : {}),
        ...(name ? { name: { from: name[0], to: name[1] } } : {}),
        ...(behind ? { name: { from: length.to, to: length.to + behind[0].length } } : {}),
      },
    ]
  })
}

const NAMES = 'over[- /]?unders?|unders?[- /]?overs?|overs? ?(?:/|and) ?unders?|o ?/ ?us?|micro[- ]?bursts?!?'
const START = new RegExp(
  `(?<![\\w.:/%-]|[x*@(+-] |\\b(?:at|every|last|first|on) )(?:(?<name>\\b(?:${NAMES})(?: on (?:the )?(?:bike|turbo|trainer))?),?:? )?(?:(?<times>[1-9]|[1-4]\\d) ?(?:[x*] ?|(?:blocks|lots|reps)(?: of)? ))?(?=\\d)`,
  'dgi',
)
const NAME = new RegExp(` (?:of )?(?:${NAMES})(?![a-z])`, 'iy')
