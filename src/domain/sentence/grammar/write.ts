import { sportOf } from '../../sports/registry.ts'
import { joinEqual, repeatOuter, withoutLastRest, withRestBetween } from './blocks.ts'
import { FIGURES } from './contrary-words.ts'
import { withEachLeg } from './each-leg.ts'
import { asRecovery, isEasyBeside, isEasyPart, isMannerOfSame, isRestPart } from './easy-parts.ts'
import { noteBare } from './figures-without-unit.ts'
import { type Measured, measure, metresOf, type Use } from './measure.ts'
import type { Aim, Burst, Detail, Length, Part, Piece, Selected } from './part.ts'
import { product } from './product.ts'
import { quicken } from './quicken.ts'
import { placeRestBehindSets } from './rests-behind-sets.ts'
import { spreadAims } from './spread-aims.ts'
import { innerOf } from './swims/write-pieces.ts'
import { departureOf, secondsOf } from './times-within.ts'
import { divide, inOneUnit, pacesOf } from './write-bursts.ts'
import { written } from './write-length.ts'
import { stepsOfProgression } from './write-progression.ts'
import { defaultRest, restAfter, restBetweenRounds, restOfLadder } from './write-rests.ts'
import { roundsOf, withRoundsOfSendOffs } from './write-rounds.ts'
import { type Around, writeStep } from './write-step.ts'
import { aimsByStep } from './write-steps.ts'
import type { Block, Writing } from './writing.ts'

/** A part as blocks of lines of the text form; nothing if something in it cannot be written as it is said. */
export function writePart(
  part: Part,
  writing: Writing,
  around: Around = { aims: [], details: [], isSet: false },
): Block[] | undefined {
  const own: Around = {
    aims: withHills(part.aims.length > 0 ? part.aims : around.aims, part, writing),
    details: withStroke(around.details, part.details),
    rest: part.rest ?? around.rest,
    sendOff: part.sendOff ?? around.sendOff,
    role: part.role ?? around.role,
    isSet: around.isSet || part.times.length > 0 || part.rungs !== undefined,
    ramp: part.ramp ?? around.ramp,
    isStrides: part.isStrides,
  }
  if (product(part.times) > MOST_REPETITIONS) return undefined
  const spread = own.isSet ? spreadAims(part, own.aims) : undefined
  if (spread) return writePart({ ...part, aims: [], listed: spread }, writing, { ...around, aims: [] })
  const placed = placeRestBehindSets(part, writing)
  if (placed !== part) return writePart(placed, writing, around)
  const legs = withEachLeg(part, writing.text)
  if (legs !== part) return writePart(legs, writing, around)
  if (part.stepped) {
    const listed = aimsByStep(part, part.stepped)
    const { stepped: _, ...others } = part
    return listed && writePart({ ...others, listed }, writing, around)
  }
  if (part.pieces && part.length) {
    const inner = part.selected ? undefined : innerOf(part, part.pieces, own.sendOff !== undefined)
    if (inner) {
      const { pieces: _, ...whole } = part
      return writePart({ ...whole, inner }, writing, around)
    }
  }
  const rounded = withRoundsOfSendOffs(part)
  if (rounded.selected?.some(({ selector }) => selector.isOfRounds)) {
    const found = roundsOf(rounded)
    const rounds = found?.rounds.map((one) => writePart(one, writing, around)) ?? []
    const known = rounds.filter((one) => one !== undefined)
    return found && known.length === rounds.length
      ? withRestBetween(known, found.between, writing, undefined)
      : undefined
  }
  if (part.inner && part.rungs) return undefined
  if (part.inner) return writeGroup(part, part.inner, writing, own)
  if (part.rungs) return writeRungs(part, part.rungs, writing, own)
  return part.length ? writeLength(part, part.length, writing, own) : undefined
}

const MOST_REPETITIONS = 100

/** The repetitions of a session of hills are uphill. */
function withHills(aims: readonly Aim[], part: Part, { aims: all, text }: Writing): readonly Aim[] {
  const hills = all.find((aim) => aim.kind === 'effort' && aim.name === 'hills')
  const isFlat = part.details.some(({ from, to }) => /\bflat\b/i.test(text.slice(from, to)))
  const isWork = hills && !isFlat && part.times.length > 0 && aims.length > 0 && !part.role
  return isWork && !aims.includes(hills) ? [...aims, hills] : aims
}

function writeLength(part: Part, length: Length, writing: Writing, own: Around): Block[] | undefined {
  const use: Use = own.role ? 'end' : own.isSet ? 'bout' : 'stretch'
  const isShort =
    own.aims.some(
      (aim) => aim.kind === 'effort' && (aim.name === 'sprint' || aim.name === 'hills' || aim.name === 'max'),
    ) || part.isStrides === true
  const measured = measure(length, use, { ...writing, isShort })
  if (!measured || measured.value <= 0) return undefined
  if (use !== 'bout') noteBare(length, measured, writing)
  if (length.isAssumed && part.isStrides) writing.assumed.add('How long the strides are was not said, so 20 seconds.')
  if (own.ramp === 'rising' && part.times.length === 0 && !own.role) {
    const steps = stepsOfProgression(own.aims, measured)
    if (steps) writing.assumed.add('How long each part of the progression is was not said, so each is as long.')
    if (steps) return [{ times: 1, steps: steps.map((one) => `- ${written(one.length)} Z${one.zone}`) }]
  }
  const times = part.times.at(-1) ?? 1
  const outer = part.times.slice(0, -1)
  const departure = departureOf(own, measured, writing)
  if (departure === null) return undefined
  if (departure)
    return writeLength({ ...part, rest: departure }, length, writing, { ...own, rest: departure, sendOff: undefined })
  const pause = restAfter(own.rest, measured, writing, secondsOf(own.aims, measured, writing))
  if (pause === null) return undefined
  const step = (
    aims: readonly Aim[],
    details: readonly Detail[],
    chosen: { sendOff?: Length; pieces?: readonly Piece[] } = {},
  ) =>
    writeStep(
      {
        ...{ length: measured, aims, details, isSet: own.isSet && times * product(outer) > 1, part },
        own: chosen.sendOff ? { ...own, sendOff: chosen.sendOff } : own,
        pieces: chosen.pieces ?? part.pieces,
      },
      writing,
    )
  const { listed, selected } = part
  if (selected?.some((one) => isOfNone(one, times))) return undefined
  // A rest between swims that leave at a time of their own.
  if (own.rest?.where === 'reps' && selected?.some(({ sendOff }) => sendOff)) return undefined
  if (part.burst) return writeBurst(part, part.burst, measured, pause, writing, own)
  let blocks: Block[] | undefined
  if (listed || selected) {
    const rounds = product(outer)
    if (listed && rounds === listed.length && rounds > 1) {
      const all: Block[] = []
      for (const aim of listed) {
        const one =
          aim.kind === 'time' && aim.isSendOff
            ? step(own.aims, own.details, { sendOff: sendOffOf(aim) })
            : step([aim], own.details)
        if (!one) return undefined
        all.push({ times, steps: [...one, ...(pause ?? defaultRest(measured, own, writing, times))] })
      }
      return withRestBetween(all, part.after, writing, measured)
    }
    const each: string[][] = []
    for (let index = 0; index < times; index += 1) {
      const chosen = selected?.filter(({ selector }) => selector.which(index + 1, times)) ?? []
      const listedAim = listed && times % listed.length === 0 ? listed[index % listed.length] : undefined
      if (listed && !listedAim) return undefined
      const aims = chosen.flatMap((one) => one.aims)
      const sendOff =
        listedAim?.kind === 'time' && listedAim.isSendOff
          ? sendOffOf(listedAim)
          : chosen.find((one) => one.sendOff)?.sendOff
      const pieces = chosen.find((one) => one.pieces)?.pieces
      const plain =
        aims.length > 0
          ? aims
          : listedAim && !(listedAim.kind === 'time' && listedAim.isSendOff)
            ? [listedAim]
            : own.aims
      const faster = chosen.find((one) => one.faster)?.faster
      const changed = faster ? quicken(plain, faster, measured) : plain
      if (!changed) return undefined
      const one = step(
        changed,
        withStroke(
          own.details,
          chosen.flatMap(({ details }) => details),
        ),
        { ...(sendOff ? { sendOff } : {}), ...(pieces ? { pieces } : {}) },
      )
      if (!one) return undefined
      each.push([...one, ...(pause ?? defaultRest(measured, own, writing, times))])
    }
    blocks = joinEqual(each)
  } else {
    const one = step(own.aims, own.details)
    if (!one) return undefined
    blocks = [{ times, steps: [...one, ...(pause ?? (times > 1 ? defaultRest(measured, own, writing, times) : []))] }]
  }
  return repeatOuter(blocks, outer, part.after, writing, measured)
}

/** Whether there is no repetition of which something is said: "40 min with every 4th length hard". */
function isOfNone({ selector }: Selected, times: number): boolean {
  return !Array.from({ length: times }, (_, index) => index + 1).some((one) => selector.which(one, times))
}

/** A stretch or repetitions with harder pieces in them. */
function writeBurst(
  part: Part,
  burst: Burst,
  whole: Measured,
  pause: readonly string[] | undefined,
  writing: Writing,
  own: Around,
): Block[] | undefined {
  const inUnit = (length: Length): Length =>
    length.unit || length.clock ? length : { ...length, unit: part.length?.unit ?? 'min' }
  const piece = measure(inUnit(burst.length), 'bout', writing)
  const every = burst.every && measure(inUnit(burst.every), burst.every.clock ? 'bout' : 'stretch', writing)
  if (!piece || (burst.every && !every) || part.listed || part.selected) return undefined
  const [all, one] = inOneUnit(whole, piece)
  const divided = divide(all, one, every, burst, part.times.length === 0 && !own.isSet)
  if (!divided) return undefined
  const { rounds, base, left, isFirst, aims } = divided
  const stepOf = (length: Measured, of: readonly Aim[], details: readonly Detail[]) =>
    writeStep({ length, aims: of, details, own, isSet: false, part }, writing)
  const paced = pacesOf(own.aims, whole)
  if (!paced) return undefined
  const [around, hard, rest] = [
    stepOf(base, paced, own.details),
    stepOf(
      one,
      burst.isAsHard && burst.aims.length === 0 ? paced : isPickUp(burst, writing) ? burst.aims : aims,
      burst.details,
    ),
    left > 0 ? stepOf({ ...whole, value: left }, paced, own.details) : [],
  ]
  if (!around || !hard || !rest) return undefined
  const steps = isFirst ? [...hard, ...around] : [...around, ...hard]
  const times = product(part.times)
  const between = pause ?? (times > 1 ? defaultRest(whole, own, writing, times) : [])
  if (rounds === 1 && left === 0) return [{ times, steps: [...steps, ...between] }]
  const round: Block[] = [{ times: rounds, steps }, ...(rest.length > 0 ? [{ times: 1, steps: rest }] : [])]
  return Array.from({ length: times }, (_, index) =>
    index === times - 1 || between.length === 0 ? round : [...round, { times: 1, steps: between }],
  ).flat()
}

/** On foot a short surge is fast, and no sprint. */
function isPickUp({ aims }: Burst, { sport }: Writing): boolean {
  const isFast = aims.length > 0 && aims.every((aim) => aim.kind === 'effort' && aim.name === 'fast')
  return isFast && sportOf(sport).racePaces !== undefined
}

function writeRungs(part: Part, rungs: readonly Length[], writing: Writing, own: Around): Block[] | undefined {
  const { listed, selected } = part
  // A target for each rung, or for those up to the top of a pyramid.
  if (listed && listed.length !== rungs.length && !(listed.length * 2 - 1 === rungs.length && isPyramid(rungs)))
    return undefined
  if (selected?.some((one) => isOfNone(one, rungs.length))) return undefined
  const all: Block[] = []
  // No generator knows what is between rungs.
  const restsOfRungs: Writing = { ...writing, leavesRests: false }
  for (const [index, rung] of rungs.entries()) {
    const measured = measure(rung, 'bout', writing)
    if (!measured || measured.value <= 0) return undefined
    const listedAim = listed?.[index < listed.length ? index : rungs.length - 1 - index]
    const chosen = selected?.filter(({ selector }) => selector.which(index + 1, rungs.length)) ?? []
    const aims = chosen.flatMap((one) => one.aims)
    const step = writeStep(
      {
        length: measured,
        aims: aims.length > 0 ? aims : listedAim ? [listedAim] : own.aims,
        details: [...own.details, ...chosen.flatMap(({ details }) => details)],
        own,
        isSet: true,
        part,
      },
      writing,
    )
    const seconds = secondsOf(listedAim ? [listedAim] : own.aims, measured, writing)
    const pause = restAfter(part.rests?.[index] ?? own.rest, measured, writing, seconds)
    if (!step || pause === null) return undefined
    const isEnd = index === rungs.length - 1 && product(part.times) === 1 && !part.isInRounds
    all.push({
      times: 1,
      steps: isEnd
        ? step
        : [
            ...step,
            ...(pause ?? restOfLadder(rungs, own, writing) ?? defaultRest(measured, own, restsOfRungs, rungs.length)),
          ],
    })
  }
  // "30-20-10 s x 5, 3 blocks": the inner count without the rest between blocks.
  const [inner = 1, ...others] = [...part.times].reverse()
  const each = others.length === 0 ? all : Array.from({ length: inner }, () => all).flat()
  const written = repeatOuter(each, others.length === 0 ? part.times : others, part.after, writing, undefined)
  return written && part.after ? withoutLastRest(written) : written
}

function writeGroup(said: Part, inner: readonly Part[], writing: Writing, around: Around): Block[] | undefined {
  // "3x(200, 4x50) 1 min between": between the rounds, where the swims of a set stand within them.
  const isOfRounds =
    sportOf(writing.sport).inPool &&
    said.rest?.where === 'reps' &&
    product(said.times) > 1 &&
    inner.length > 1 &&
    inner.some((one) => product(one.times) > 1)
  const rested = isOfRounds && said.rest ? { ...said.rest, where: 'sets' as const } : said.rest
  const part: Part = rested ? { ...said, rest: rested } : said
  const own: Around = rested ? { ...around, rest: rested } : around
  // A warm-up is done once.
  if (product(part.times) > 1 && inner.some(({ role }) => role)) return undefined
  const isWorkOnly =
    (inner.length > 1 || inner[0]?.rungs !== undefined || (inner[0]?.times.length ?? 0) > 0) &&
    inner.every((one) => !one.rest && !isEasyPart(one))
  const { inPool } = sportOf(writing.sport)
  const isSetOfSwims =
    inPool &&
    own.rest?.where !== 'sets' &&
    inner.some((one) => !one.rest && !one.sendOff) &&
    (inner.some((one) => product(one.times) > 1) ||
      (inner.slice(1).every(({ isJoined }) => !isJoined) && !inner.some(isEasyPart)))
  const isOfOneSet =
    inner.length === 1 &&
    inner.some((one) => product(one.times) > 1 && !one.rest && !one.sendOff && !(one.inner && endsEasily(one.inner)))
  // "3x(1k + 2x400), 200 jog": behind each of them.
  const isOfSets =
    sportOf(writing.sport).racePaces !== undefined &&
    !part.after &&
    inner.length > 1 &&
    isWorkOnly &&
    inner.some(({ times }) => product(times) > 1)
  const isRestOfEach =
    own.rest !== undefined &&
    part.length === undefined &&
    (((part.after !== undefined ||
      (inner.length === 1 && (own.rest.where === 'reps' || inner[0]?.rungs !== undefined))) &&
      isWorkOnly) ||
      isSetOfSwims ||
      isOfOneSet ||
      isOfSets)
  const ownOfInner: Around = { ...own, rest: isRestOfEach ? own.rest : undefined, sendOff: undefined, isSet: true }
  const { listed } = part
  const [only, second] = inner
  // "2 min standing/3 min seated @ threshold"
  if (only && second && inner.length === 2 && isMannerOfSame(only, second))
    return writeGroup(part, [{ ...only, aims: second.aims }, second], writing, own)
  if (listed && inner.length === 1 && only && !only.listed) {
    const { listed: _, ...outer } = part
    return writeGroup(outer, [{ ...only, listed }], writing, own)
  }
  // "(25 fast 75 easy, 50 fast 50 easy) rest after each 100": of which pieces is not clear.
  const joined = new Set(inner.slice(1).map(({ isJoined }) => isJoined === true))
  if (own.rest?.where === 'reps' && joined.size > 1) return undefined
  const blocks: Block[] = []
  let isUsed = part.aims.length === 0
  // "3x20 (10 z3 + 10 z4)": what fills minutes is in minutes.
  const shared = !inPool && part.length && !part.length.unit && !part.length.clock ? 'min' : unitOf(inner)
  for (const [index, one] of inner.entries()) {
    const aim = listed && listed.length === inner.length ? listed[index] : undefined
    // With a rest of their own both of a pair are work.
    // "4x(200 pull, 100)" in a pool: a swim of which nothing is said is no recovery.
    const isRest =
      isRestPart(one, index, inner) &&
      !(inPool && one.aims.length === 0 && !one.manner && !aim && (index > 1 || one.length?.unit !== 's')) &&
      (isEasyPart(one) || !(part.rest ?? part.after) || one.aims.length > 0) &&
      (!aim || !listed?.[0] || isEasyBeside(aim, listed[0]))
    const piece: Part = {
      ...one,
      ...(one.length && shared && one.length.unit === undefined && !one.length.clock && isOfUnit(one.length, shared)
        ? { length: { ...one.length, unit: shared } }
        : {}),
      ...(aim ? { aims: [aim] } : {}),
      ...(isRest && one.aims.length === 0 && !aim
        ? { aims: [{ kind: 'effort', name: 'easy', from: one.from, to: one.to } as const] }
        : {}),
    }
    const written = writePart(piece, writing, ownOfInner)
    if (!written) return undefined
    isUsed ||= piece.aims.length === 0
    blocks.push(...(isRest ? written.map(asRecovery) : written))
  }
  if (part.listed && !(listed && listed.length === inner.length)) return undefined
  // "10x40/20 s at 120 40 %": a figure that none of the pieces has taken.
  if (!isUsed && part.aims.some(({ kind }) => FIGURES.has(kind))) return undefined
  if (part.selected) return undefined
  const times = part.times.at(-1) ?? 1
  const outer = part.times.slice(0, -1)
  // "1000 as 25 scull, 75 swim": so often as it goes.
  const fits = part.length ? timesIn(part.length, inner, writing, part.times.length > 0) : 1
  if (fits === undefined) return undefined
  const isOpen = own.rest !== undefined && !own.rest.length && own.rest.share === undefined
  const round = isOpen ? timeOf(inner, writing) : undefined
  const rest = isRestOfEach
    ? undefined
    : round
      ? defaultRest(round, own, { ...writing, leavesRests: false }, times)
      : restAfter(own.rest, undefined, writing)
  if (rest === null) return undefined
  const isFlat = blocks.every((block) => block.times === 1)
  if (isFlat && fits === 1) {
    const pieces = blocks.flatMap((block) => block.steps)
    if (part.after && times > 1 && outer.length === 0) {
      // "4x(400-300-200), 60 s between reps, 4 min between sets": behind each round.
      const after = restAfter(part.after, undefined, writing)
      if (!after) return undefined
      const last = pieces.at(-1) ?? ''
      const work = isRestOfEach && RESTING.test(last) ? pieces.slice(0, -1) : [...pieces, ...(rest ?? [])]
      return [{ times, steps: [...work, ...after] }]
    }
    const byTurns = isPairOfTimes(inner) ? { isByTurns: true } : {}
    return repeatOuter(
      [{ times, steps: [...pieces, ...(rest ?? [])], ...byTurns }],
      outer,
      part.after,
      writing,
      undefined,
    )
  }
  if (isFlat && fits > 1) {
    const steps = blocks.flatMap((block) => block.steps)
    const round: Block[] = [{ times: fits, steps }]
    return withRestBetween(
      Array.from({ length: product(part.times) }, () => round),
      part.rest ?? part.after,
      writing,
      undefined,
    )
  }
  // "3x(150, 2x50) 20 s rest": it is said.
  const isSaid = isRestOfEach && inner.length > 1
  const between =
    part.after ??
    (isRestOfEach && !isOfSets ? undefined : own.rest) ??
    (isSaid ? undefined : restBetweenRounds(part, inner, writing))
  return withRestBetween(
    Array.from({ length: product(part.times) }, () => blocks),
    between,
    writing,
    undefined,
  )
}

/** Hard and easy time by turns, which need no further rest. */
function endsEasily(inner: readonly Part[]): boolean {
  const last = inner.at(-1)
  return inner.length === 2 && last !== undefined && isEasyPart(last)
}

/** "40/20 s": of the second time it is not said that it is easy. */
function isPairOfTimes([on, off, ...others]: readonly Part[]): boolean {
  const [aim] = off?.aims ?? []
  return others.length === 0 && on?.length?.unit === 's' && off?.length?.unit === 's' && aim?.from === off.length.from
}

/** How long pieces take together; nothing if one of them is a distance. */
function timeOf(inner: readonly Part[], writing: Writing): Measured | undefined {
  let value = 0
  for (const one of inner) {
    const measured = one.length && one.times.length === 0 ? measure(one.length, 'bout', writing) : undefined
    if (measured?.unit !== 'seconds') return undefined
    value += measured.value
  }
  return { value, unit: 'seconds' }
}

const RESTING = /\b(?:rest|recovery)$/

/** How many rounds of pieces fill a length, 2 % more or less; undefined if they do not fit. */
function timesIn(length: Length, inner: readonly Part[], writing: Writing, isSet: boolean): number | undefined {
  const whole = measure(length, isSet ? 'bout' : 'stretch', writing)
  if (!whole) return undefined
  let sum = 0
  for (const one of inner.flatMap(asLengths)) {
    const measured = one.length && measure({ ...one.length, unit: one.length.unit ?? length.unit }, 'bout', writing)
    if (!measured || (measured.unit === 'seconds') !== (whole.unit === 'seconds')) return undefined
    sum += product(one.times) * (measured.unit === 'seconds' ? measured.value : (metresOf(measured) ?? 0))
  }
  const all = whole.unit === 'seconds' ? whole.value : (metresOf(whole) ?? 0)
  const times = all / sum
  if (Math.abs(times - Math.round(times)) < 0.02 && times >= 0.98) return Math.round(times)
  if (isSet || times < LEAST_ROUNDS_OF_A_TIME) return undefined
  writing.assumed.add('As many whole rounds as fit into the time were taken.')
  return Math.floor(times)
}

/** Rungs as parts of their own. */
function asLengths(part: Part): Part[] {
  return part.rungs && part.times.length === 0 ? part.rungs.map((length) => ({ ...part, length })) : [part]
}

// Of so many rounds, less than one may be missing at the end (our choice).
const LEAST_ROUNDS_OF_A_TIME = 8

/** Whether a bare figure can be of a unit that was said beside it: 400 is no km. */
function isOfUnit({ value }: Length, unit: Length['unit']): boolean {
  return value < 100 || unit === 'm' || unit === 'meters' || unit === 'yd' || (unit === 's' && value < 300)
}

/** The unit that one of the lengths says, for those without one: "40/20 s". */
export function unitOf(inner: readonly Part[]): Length['unit'] {
  const lengths = inner.flatMap(({ length }) => length ?? [])
  const own = lengths.find(({ unit }) => unit !== undefined)?.unit
  if (own) return own
  const areBare = lengths.length === 2 && lengths.length === inner.length && lengths.every(({ clock }) => !clock)
  return areBare &&
    lengths.every(({ value }) => value >= 10 && value <= 90) &&
    inner.every(({ details, times }) => details.length === 0 && times.length === 0)
    ? 's'
    : undefined
}

function sendOffOf({ seconds, from, to }: Aim & { kind: 'time' }): Length {
  return { value: seconds, unit: 's', from, to }
}

/** The stroke of some repetitions takes the place of that of all. */
function withStroke(own: readonly Detail[], chosen: readonly Detail[]): Detail[] {
  const hasStroke = chosen.some(({ isStroke }) => isStroke)
  return [...own.filter(({ isStroke }) => !(hasStroke && isStroke)), ...chosen]
}

function isPyramid(rungs: readonly Length[]): boolean {
  return rungs.every(({ value }, at) => value === rungs[rungs.length - 1 - at]?.value)
}
