import type { Aim, Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** Joins the two ends of an aim that changes, or its start and its steps: "start HMP finish 3k", "from 6:40 dropping 10 s each". */
export function joinChangingAims(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  for (let at = 0; at < phrases.length; ) {
    const found = endsAt(phrases, at) ?? stepsOfChange(phrases, at) ?? stepsAt(phrases, at) ?? paceOfRaceAt(phrases, at)
    joined.push(found?.phrase ?? (phrases[at] as Phrase))
    at = found?.next ?? at + 1
  }
  return joined
}

type Found = { phrase: Phrase; next: number }

/** "@ goal marathon pace 7:38": the figure says what the name means. */
function paceOfRaceAt(phrases: readonly Phrase[], at: number): Found | undefined {
  const race = phrases[at]
  let index = at + 1
  while (isFiller(phrases[index])) index += 1
  const clock = phrases[index]
  if (race?.is !== 'aim' || race.aim.kind !== 'race' || race.aim.plus || race.aim.until) return undefined
  const seconds = clock?.is === 'length' && clock.length.unit === undefined ? clockOf(clock.length) : undefined
  const [fastest, slowest] = PACES
  if (!clock || seconds === undefined || seconds < fastest || seconds > slowest) return undefined
  const span = { from: race.from, to: clock.to }
  // "my MP is 7:38": what the athlete can do, which is no part.
  if (index > at + 1) return { phrase: { is: 'unknown', ...span }, next: index + 1 }
  return {
    phrase: { is: 'aim', aim: { kind: 'pace', low: seconds, high: seconds, ...span }, isAt: true, ...span },
    next: at + 2,
  }
}

// Seconds per kilometre or mile.
const PACES = [150, 720] as const

/** "start MP and wind it up to 5k", "from HMP to 10k" */
function endsAt(phrases: readonly Phrase[], at: number): Found | undefined {
  const [mark, first] = [phrases[at], phrases[at + 1]]
  if (!isMark(mark, 'from') || !mark) return undefined
  const race = raceOf(first)
  if (!race || race.until) return undefined
  let index = at + 2
  let hasWord = false
  while (isBetween(phrases[index])) {
    if (!isFiller(phrases[index])) hasWord = true
    index += 1
  }
  const until = raceOf(phrases[index]) ?? raceOfLength(phrases[index])
  if (!until || !hasWord || until.race === 'threshold') return undefined
  const to = phrases[index]?.to ?? mark.to
  const aim: Aim = { ...race, until: until.race === 'mile' ? '1500m' : until.race, isSpread: true, from: mark.from, to }
  return { phrase: { is: 'aim', aim, isAt: true, from: mark.from, to }, next: index + 1 }
}

function isBetween(phrase: Phrase | undefined): boolean {
  if (!phrase) return false
  if (isFiller(phrase) || phrase.is === 'change' || phrase.is === 'role') return true
  if (phrase.is === 'sign') return phrase.sign === ',' || phrase.sign === '>' || phrase.sign === '-'
  return phrase.is === 'mark' && ['to', 'then', 'and', 'end', 'at', 'last'].includes(phrase.mark)
}

/** "from 6:40 dropping 10 s each", "start MP each drop 5 s/km", "@ 4:10 getting 5 s quicker each" */
function stepsAt(phrases: readonly Phrase[], at: number): Found | undefined {
  const mark = phrases[at]
  if (!isMark(mark, 'from') || !mark) return undefined
  const start = startOf(phrases[at + 1])
  if (!start) return undefined
  let index = at + 2
  let hasChange = false
  for (; index < phrases.length; index += 1) {
    const phrase = phrases[index]
    // "backing off 10 s each" gets slower.
    if (phrase?.is === 'change' && phrase.ramp === 'change') return undefined
    if (phrase?.is === 'change') hasChange = true
    else if (
      !isFiller(phrase) &&
      !(phrase?.is === 'sign' && phrase.sign === ',') &&
      !isMark(phrase, 'each') &&
      !isMark(phrase, 'and')
    )
      break
  }
  const step = phrases[index]
  if (!hasChange || step?.is !== 'length' || step.length.unit !== 's' || step.length.value > MOST_STEP) return undefined
  const per = perBehind(phrases, index + 1)
  let next = per?.next ?? index + 1
  while (isMark(phrases[next], 'each') || isFiller(phrases[next])) next += 1
  const to = phrases[next - 1]?.to ?? step.to
  const aim: Aim = {
    ...start,
    step: { seconds: -step.length.value, ...(per ? { per: per.per } : {}) },
    from: mark.from,
    to,
  }
  return { phrase: { is: 'aim', aim, isAt: true, from: mark.from, to }, next }
}

/** "8:30 -> 7:15, drop 15 s per mile", "from 8:30 to 7:30, 15 s quicker each mile": from the first pace on. */
function stepsOfChange(phrases: readonly Phrase[], at: number): Found | undefined {
  const start = startOfChange(phrases, at)
  if (!start) return undefined
  let index = start.next
  while (isFiller(phrases[index]) || isComma(phrases[index])) index += 1
  const change = phrases[index]
  const step =
    change?.is === 'quicker' && change.seconds > 0
      ? { seconds: change.seconds, per: change.per, next: index + 1 }
      : change?.is === 'change'
        ? stepBehind(phrases, index + 1)
        : undefined
  if (!step || step.seconds > MOST_STEP) return undefined
  const [from, to] = [phrases[at]?.from ?? 0, phrases[step.next - 1]?.to ?? 0]
  const aim: Aim = {
    kind: 'time',
    seconds: start.seconds,
    step: { seconds: -step.seconds, ...(step.per ? { per: step.per } : {}) },
    from,
    to,
  }
  return { phrase: { is: 'aim', aim, isAt: true, from, to }, next: step.next }
}

function startOfChange(phrases: readonly Phrase[], at: number): { seconds: number; next: number } | undefined {
  const aim = phrases[at]
  if (aim?.is === 'aim' && aim.aim.kind === 'pace' && aim.aim.low > aim.aim.high)
    return { seconds: aim.aim.low, next: at + 1 }
  const [first, to, last] = phrases.slice(at + 1, at + 4)
  if (!isMark(aim, 'from') || first?.is !== 'length' || last?.is !== 'length') return undefined
  const [seconds, end] = [clockOf(first.length), clockOf(last.length)]
  const isTo = isMark(to, 'to') || (to?.is === 'sign' && (to.sign === '>' || to.sign === '-'))
  return isTo && seconds !== undefined && end !== undefined && end < seconds ? { seconds, next: at + 4 } : undefined
}

function stepBehind(
  phrases: readonly Phrase[],
  at: number,
): { seconds: number; per: 'km' | 'mile' | undefined; next: number } | undefined {
  let index = at
  while (isFiller(phrases[index])) index += 1
  const step = phrases[index]
  if (step?.is !== 'length' || step.length.unit !== 's') return undefined
  const per = perBehind(phrases, index + 1)
  return { seconds: step.length.value, per: per?.per, next: per?.next ?? index + 1 }
}

function isComma(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'sign' && phrase.sign === ','
}

// Seconds from one bout to the next.
const MOST_STEP = 30

function perBehind(phrases: readonly Phrase[], at: number): { per: 'km' | 'mile'; next: number } | undefined {
  const [sign, unit] = [phrases[at], phrases[at + 1]]
  const isPer = (sign?.is === 'sign' && sign.sign === '/') || isMark(sign, 'each')
  if (!isPer || unit?.is !== 'length' || unit.length.value !== 1) return undefined
  if (unit.length.unit !== 'km' && unit.length.unit !== 'mi') return undefined
  return { per: unit.length.unit === 'km' ? 'km' : 'mile', next: at + 2 }
}

function startOf(phrase: Phrase | undefined): Aim | undefined {
  if (phrase?.is === 'aim' && ['time', 'pace', 'race'].includes(phrase.aim.kind)) return phrase.aim
  const { from = 0, to = 0 } = phrase ?? {}
  const seconds = phrase?.is === 'length' ? clockOf(phrase.length) : undefined
  if (seconds !== undefined) return { kind: 'time', seconds, from, to }
  return raceOfLength(phrase)
}

function clockOf({ clock }: Length): number | undefined {
  return clock?.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
}

function raceOf(phrase: Phrase | undefined): (Aim & { kind: 'race' }) | undefined {
  return phrase?.is === 'aim' && phrase.aim.kind === 'race' ? phrase.aim : raceOfLength(phrase)
}

/** A race by its distance alone: "finish 3k". */
function raceOfLength(phrase: Phrase | undefined): (Aim & { kind: 'race' }) | undefined {
  if (phrase?.is !== 'length') return undefined
  const { value, unit } = phrase.length
  const race =
    unit === 'km' && value === 3
      ? '3k'
      : unit === 'km' && value === 5
        ? '5k'
        : unit === 'km' && value === 10
          ? '10k'
          : unit === 'mi' && value === 1
            ? 'mile'
            : undefined
  return race ? { kind: 'race', race, from: phrase.from, to: phrase.to } : undefined
}

function isFiller(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'filler'
}

function isMark(phrase: Phrase | undefined, mark: string): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}
