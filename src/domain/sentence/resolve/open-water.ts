import { sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { OPEN_WATER } from '../tokens/words/open-water-words.ts'
import type { SportContext } from './measure.ts'

/** The mentions, with a single length in open water as one in one piece: "2 km swim in open water, steady". */
export function swimOpenWaterInOnePiece(
  mentions: readonly Mention[],
  sentence: string,
  { sport }: SportContext,
): Mention[] {
  const [length, ...more] = mentionsOf('amount', mentions)
  const isDrilled = mentionsOf('detail', mentions).some(({ words }) => words === 'drill' || words === 'kick')
  const isOne =
    !isDrilled &&
    sportOf(sport).inPool &&
    length &&
    more.length === 0 &&
    !mentions.some(({ kind }) => partKinds.has(kind))
  if (!isOne || sentence.search(OPEN_WATER) < 0) return [...mentions]
  const { from, to } = length
  return mentions.flatMap((one): Mention[] => (one === length ? [one, { kind: 'straight', from, to }] : [one]))
}

const partKinds = new Set<Mention['kind']>([
  'set',
  'sets of',
  'rungs',
  'times',
  'warm-up or cool-down',
  'straight',
  'every',
])
