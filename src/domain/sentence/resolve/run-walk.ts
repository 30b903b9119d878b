import type { Mention, MentionOf } from '../mention.ts'

/**
 * Running that is broken up by walking is easy where nothing else is said of it: "run 3 min walk 1 min x 8". A distance that
 * is run with a walk for its rest is an interval.
 */
export function runEasilyBetweenWalks(mentions: readonly Mention[], sentence: string): Mention[] {
  if (!RUN_WALK.test(sentence) || mentions.some(saysOther)) return [...mentions]
  const isRepeated = mentions.some(({ kind }) => kind === 'sets of')
  return mentions.flatMap((mention, at): Mention[] => {
    // "walk 1 min, repeat 10 times"
    if (isRepeated && isWalk(mention, sentence)) return [{ kind: 'filler', from: mention.from, to: mention.to }]
    const before = mentions[at - 1]
    if (isRepeated && mention.kind === 'amount' && mention.amount.kind === 'time' && before && isWalk(before, sentence))
      return [{ kind: 'rest', rest: mention.amount, from: mention.from, to: mention.to }]
    // "run 2 min, walk 1 min, repeat 10 times"
    const isStretch = isRepeated && mention.kind === 'amount' && mention.amount.kind === 'time'
    if (!isStretch && (mention.kind !== 'set' || !isTimed(mention))) return [mention]
    return [mention, { kind: 'session', session: 'easy', from: mention.from, to: mention.to }]
  })
}

/** Whether another effort than an easy one is said. */
function saysOther(one: Mention): boolean {
  // A limit of the heart rate says no other effort.
  const isLimit = one.kind === 'beats' && one.bound === 'below'
  return efforts.has(one.kind) && !isLimit && !(one.kind === 'session' && one.session === 'easy')
}

function isWalk({ kind, from, to }: Mention, sentence: string): boolean {
  return kind === 'unsupported' && /^walk/i.test(sentence.slice(from, to))
}

function isTimed({ bout }: MentionOf<'set'>): boolean {
  return (bout.kind === 'time' && bout.seconds >= MIN_SECONDS) || (bout.kind === 's' && bout.value >= MIN_SECONDS)
}

// A shorter run before a walk is a sprint (our choice).
const MIN_SECONDS = 30

const RUN_WALK =
  /\b(?:run|jog)(?:ning|ging)?(?![a-z])[^.;\n]{0,20}\bwalk(?!\s*(?:back|down))|\bwalk(?:ing)?(?![a-z])[^.;\n]{0,20}\b(?:run|jog)(?:ning|ging)?(?![a-z])/i
const efforts = new Set<Mention['kind']>([
  ...(['session', 'zone', 'race pace', 'pace', 'percent', 'beats', 'rated', 'power', 'bout time'] as const),
])
