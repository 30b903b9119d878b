import { withHalves } from '../out-and-back.ts'
import type { Phrase } from '../phrase.ts'
import { takeAim, takeAims } from './aims.ts'
import { takeOpen } from './brackets.ts'
import { takeCount } from './counts.ts'
import { takeBurst, takeChange, takeDetail, takeSession, takeSport, takeStep } from './details.ts'
import { type Folded, Folding } from './folding.ts'
import { takeLength, takeRungs, takeSendOff } from './lengths.ts'
import { takeMark } from './marks.ts'
import { takeRest, takeRests, takeRestWord, takeWhere } from './rests.ts'
import { takeRole } from './roles.ts'
import { dropSelector, pullBehind, takeQuicker } from './selections.ts'
import { takeSign } from './signs.ts'
import { takeBroken, takePieces, takeRatio, takeStretch } from './stretches.ts'
import { takeStrides } from './strides.ts'

/** Folds phrases into parts: what stands before or behind a length belongs to it as far as no sign parts them. */
export function fold(phrases: readonly Phrase[], isPool: boolean, depth = 0): Folded {
  const folded: Folded = { parts: [], aims: [], notes: [], unknown: [], ends: [], sessions: [] }
  const said = depth === 0 && !isPool ? withHalves(phrases) : phrases
  run(new Folding(said, isPool, folded, depth, (inside) => fold(inside, isPool, depth + 1)))
  return folded
}

function run(folding: Folding): void {
  for (; folding.at < folding.phrases.length; folding.at += 1) {
    const phrase = folding.phrases[folding.at]
    if (phrase) take(folding, phrase)
  }
  dropSelector(folding)
  folding.finish()
  folding.closeGroup()
  folding.settle()
}

function take(folding: Folding, phrase: Phrase): void {
  switch (phrase.is) {
    case 'filler':
      return
    case 'unknown':
      folding.folded.unknown.push({ from: phrase.from, to: phrase.to })
      return
    case 'sign':
      takeSign(folding, phrase)
      return
    case 'mark':
      takeMark(folding, phrase)
      return
    case 'count':
      takeCount(folding, phrase)
      return
    case 'length':
      takeLength(folding, phrase.length)
      return
    case 'rungs':
      takeRungs(folding, phrase)
      return
    case 'burst':
      takeBurst(folding, phrase)
      return
    case 'step':
      takeStep(folding, phrase)
      return
    case 'quicker':
      takeQuicker(folding, phrase)
      return
    case 'burst word':
    case 'cadences':
    case 'test':
      folding.folded.unknown.push({ from: phrase.from, to: phrase.to })
      return
    // What it consists of is said by others.
    case 'over-under':
      return
    case 'pair':
      folding.folded.unknown.push({ from: phrase.from, to: phrase.to })
      return
    case 'rests':
      takeRests(folding, phrase)
      return
    case 'aim':
      takeAim(folding, phrase.aim, phrase.isAt)
      return
    case 'aims':
      takeAims(folding, phrase)
      return
    case 'rest':
      takeRest(folding, phrase)
      return
    case 'rest word':
      takeRestWord(folding, phrase)
      return
    case 'send-off':
      takeSendOff(folding, phrase.length)
      return
    case 'role':
      takeRole(folding, phrase)
      return
    case 'detail':
      takeDetail(folding, phrase.detail)
      return
    case 'sport':
      takeSport(folding, phrase)
      return
    case 'session':
      takeSession(folding, phrase)
      return
    case 'strides':
      takeStrides(folding, phrase)
      return
    case 'change':
      takeChange(folding, phrase)
      return
    case 'selector':
      // "4 easy, 3 steady, last one @ HMP"
      if (phrase.selector.fromEnd && folding.part?.length && folding.part.times.length === 0 && !folding.part.inner) {
        const { from, to } = phrase
        folding.finish()
        folding.start(phrase, { place: 'last', length: { value: phrase.selector.fromEnd, from, to } })
        return
      }
      dropSelector(folding)
      folding.selector = phrase.selector
      folding.isSelected = false
      folding.hasOwn = phrase.hasOwn === true
      pullBehind(folding, phrase)
      return
    case 'pieces':
      takePieces(folding, phrase)
      return
    case 'reference':
      if (folding.folded.reference) folding.folded.unknown.push({ from: phrase.from, to: phrase.to })
      else folding.folded.reference = phrase
      return
    case 'broken':
      takeBroken(folding, phrase)
      return
    case 'where':
      takeWhere(folding, phrase)
      return
    case 'stretch':
      takeStretch(folding, phrase)
      return
    case 'nth':
      folding.finish()
      folding.start(phrase, { length: phrase.length, every: phrase.every })
      return
    case 'ratio':
      takeRatio(folding, phrase)
      return
    case 'open':
      takeOpen(folding)
      return
    case 'close':
      return
  }
}
