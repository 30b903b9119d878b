import type { Mention } from '../mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Head, type Part, saidOf } from './part.ts'

type SetHead = Extract<Head, { kind: 'set' }>

/** A set of which some repetitions are harder or easier, "first 3 at threshold, last one all out", as one set after another. */
export function spreadNumbered(part: Part, sentence: string): Part {
  const { head } = part
  const [numbered, ...more] = saidOf(part, 'numbered')
  if (!numbered || more.length > 0 || head?.kind !== 'set' || head.times !== numbered.targets.length) return part
  const about = part.about.filter((one) => one !== numbered)
  const aimed = numbered.targets.map((target): Mention[] =>
    target ? [aimOf(target, about, sentence), ...about.filter((one) => !isEffort(one))] : about,
  )
  const period = periodOf(numbered.targets.map((target) => JSON.stringify(target)))
  const rests = about.filter((one): one is Extract<Mention, { kind: 'rest' }> => one.kind === 'rest')
  // Of two by turns without a rest one is easier.
  if (period && (rests.length === 1 || head.rest || (period === 2 && numbered.targets.every((one) => one)))) {
    const parts = aimed
      .slice(0, period)
      .map((own): Part => ({ head: amountOf(head, head.bout), about: own.filter(({ kind }) => kind !== 'rest') }))
    const rest = rests[0] ?? restOf(head)
    return {
      group: { times: head.times / period, mention: numbered, parts },
      about: rest ? [{ ...rest, isAfterEach: true }] : [],
    }
  }
  const parts: { times: number; about: Mention[]; key: string }[] = []
  numbered.targets.forEach((target, at) => {
    const key = JSON.stringify(target) ?? ''
    const last = parts.at(-1)
    if (last?.key === key) last.times += 1
    else parts.push({ times: 1, about: aimed[at] ?? [], key })
  })
  return {
    group: {
      times: 1,
      mention: numbered,
      parts: parts.map(({ times, about: own }): Part => ({ head: { ...head, times }, about: own })),
    },
    about: [],
  }
}

/** What some repetitions are; among others that are hard, "all out" is harder than they are. */
function aimOf(target: Mention, about: readonly Mention[], sentence: string): Mention {
  if (target.kind !== 'session') return target
  const isClimb = about.some((one) => one.kind === 'session' && one.session === 'hills')
  const isHard = isClimb || about.some(isHardEffort)
  const isHardest =
    (isHard && ALL_OUT.test(sentence.slice(target.from, target.to))) || (isClimb && target.session === 'hard')
  return isHardest ? { kind: 'rated', effort: 10, from: target.from, to: target.to } : target
}

function isHardEffort(one: Mention): boolean {
  if (one.kind === 'session') return one.session === 'hard' || one.session === 'anaerobic'
  return one.kind === 'race pace' && one.race !== undefined && SHORT_RACES.has(one.race)
}

const SHORT_RACES = new Set<string>(['1500m', '3k', '5k'])
const ALL_OUT = /\bout\b|\bmax|\bsprint/i

/** A set whose repetitions are divided, "first 200 fast, second 200 easy", as a set of their pieces. */
export function spreadDivided(part: Part): Part {
  const { head } = part
  const [divided, ...more] = saidOf(part, 'divided')
  if (!divided || more.length > 0 || head?.kind !== 'set') return part
  const about = part.about.filter((one) => one !== divided)
  const [efforts, others] = [about.filter(isEffort), about.filter((one) => !isEffort(one))]
  const rest = head.rest ? restOf(head) : undefined
  return {
    group: {
      times: head.times,
      mention: divided,
      parts: divided.pieces.map(
        ({ amount, target }): Part => ({
          head: amountOf(head, amount),
          about: target ? [target] : efforts,
        }),
      ),
    },
    about: rest ? [...others, rest] : others,
  }
}

/** How many targets come again and again, at most four: two of "odds fast, evens easy". */
function periodOf(keys: readonly (string | undefined)[]): number | undefined {
  const isPeriod = (length: number) =>
    keys.length % length === 0 && keys.length > length && keys.every((key, at) => key === keys[at % length])
  return [2, 3, 4].find(isPeriod)
}

function amountOf({ from, to }: SetHead, amount: Amount): Head {
  return { kind: 'amount', amount, from, to }
}

function restOf({ rest, from, to }: SetHead): Extract<Mention, { kind: 'rest' }> | undefined {
  return rest && { kind: 'rest', rest, from, to }
}

/** A climb stays one, however hard. */
function isEffort(mention: Mention): boolean {
  return EFFORTS.has(mention.kind) && !(mention.kind === 'session' && mention.session === 'hills')
}

const EFFORTS = new Set<Mention['kind']>([
  ...(['session', 'zone', 'race pace', 'percent', 'power', 'pace', 'beats', 'offset', 'rated'] as const),
])
