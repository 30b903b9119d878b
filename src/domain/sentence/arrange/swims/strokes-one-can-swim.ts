import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const STROKE = '(?:breast|back)(?:stroke)?|(?:front )?crawl|free(?:style)?'
const SWIM = '(?:can|do|swim|know(?: how to)?|able to|manage)'

/** The only stroke of somebody, which is that of all: "I can only do breaststroke", "breaststroke is all I can swim". */
export const strokesOneCanSwim: readonly Phrase[] = [
  {
    needs: ['only', 'just', 'all', 'anything', 'nothing'],
    pattern: new RegExp(
      `,? ?\\b(?<say>(?:(?:but|and|as|because|i|i'm|im|am) )*(?:(?:${SWIM} )?(?:only|just) (?:${SWIM} )+(?:the )?(?<stroke>${STROKE})|(?:can't|cant|cannot) (?:${SWIM} )+anything (?:but|except|other than|besides) (?<stroke2>${STROKE})|(?:(?:can|do|know) )+nothing (?:but|except) (?<stroke3>${STROKE})|(?<stroke4>${STROKE}) is (?:all|the only (?:stroke|one|thing))(?: that)? i (?:${SWIM} ?)+))\\b`,
      'di',
    ),
    as: ' {say=}{stroke|stroke2|stroke3|stroke4}',
    when: isSwim,
  },
]
