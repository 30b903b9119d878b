import { kindsOfDetail, type Mention } from '../mention.ts'
import { OTHER_SPORTS } from '../readers/unsupported.ts'
import type { Amount } from '../tokens/amounts.ts'
import { LIFTS } from '../tokens/words/unsupported-words.ts'

/** The mentions, with the sets of a sport without sessions named with it: "rowing 5x500m" is no run. */
export function nameSetsOfOthers(said: readonly Mention[], sentence: string): Mention[] {
  const mentions = said.map((one, at) =>
    one.kind === 'set' && isOfLift(said, at, sentence) ? nameAs(LIFTS, one) : one,
  )
  // Beside a sport that has sessions the set may be one of it, and so is one with an effort or a distance beside a walk or the gym.
  if (mentions.some(({ kind }) => kind === 'sport')) return [...mentions]
  const isOfRun = mentions.some((one) => AIMS.has(one.kind) || (one.kind === 'set' && isFar(one.bout)))
  const other = mentions.find(
    (one) =>
      one.kind === 'unsupported' &&
      OTHERS.has(one.sentence) &&
      !(isOfRun && BETWEEN_RUNS.test(sentence.slice(one.from, one.to))) &&
      (!WAYS.test(sentence.slice(one.from, one.to)) || isWalk(sentence)),
  )
  if (other?.kind !== 'unsupported') return [...mentions]
  const { sentence: why } = other
  const isOfOther = ({ kind }: Mention) => kind === 'set' || (kind === 'session' && isWalk(sentence))
  return mentions.map((one) => (isOfOther(one) ? nameAs(why, one) : one))
}

/** "pushups 3x20", "3x12 squats", "weights 3x10": whatever sport is said beside it. */
function isOfLift(mentions: readonly Mention[], at: number, sentence: string): boolean {
  const set = mentions[at]
  const isBare = set?.kind === 'set' && set.bout.kind === 'bare'
  return [mentions[at - 1], mentions[at + 1]].some(
    (one) =>
      one?.kind === 'unsupported' &&
      (one.sentence === LIFTS ||
        (isBare && GYM.test(sentence.slice(one.from, one.to)) && one.sentence === OTHER_SPORTS)),
  )
}

const GYM = /^(?:weights|lifting|gym|strength)/i

function nameAs(why: string, { from, to }: Mention): Mention {
  return { kind: 'unsupported', sentence: why, from, to }
}

/** "walk 45 min with 6x1 min brisk": nothing of it is run. */
function isWalk(sentence: string): boolean {
  return /^\W*(?:\w+ )?(?:walk|hike)\b/i.test(sentence) && !/\b(?:run|jog|ride|bike|swim|x ?\d{3})/i.test(sentence)
}

/** Whether a bout is a distance: "6x400" is one of a track. */
function isFar(bout: Amount): boolean {
  return bout.kind === 'distance' || ((bout.kind === 'bare' || bout.kind === 'm') && bout.value >= MIN_METRES)
}

const MIN_METRES = 100
const OTHERS = new Set([OTHER_SPORTS, LIFTS])
const AIMS = new Set<Mention['kind']>([...kindsOfDetail, 'session', 'zone', 'pace', 'power', 'race pace'])
/** Words for a way to train, or for what is done before or behind a run. */
const BETWEEN_RUNS = /^(?:stretch|mobility|core|strength|gym|yoga|pilates|sauna|massage|meditat|foam)/i
/** Words for a rest, a hill, or several sports. */
const WAYS = /^(?:walk|hik|climb|brick|triathlon|duathlon|transition)/i
