import { isCalm } from '../../generator/request/effort.ts'
import { leastDistances } from '../../generator/swim/least-distances.ts'
import { leastPercentOn, mostPercentOver } from '../../generator/swim/pieces/send-off-effort.ts'
import { convertPace, formatPace, paceUnitLabel } from '../../units/pace.ts'
import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import type { Found, Inferred, Span } from '../result.ts'
import { describeSendOff } from '../written/describe-part.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'
import { told } from './told.ts'

/** What is told of clocks behind the sets of a swim whose role only their length gives: "6x50 :45", "4x100 :20". */
export function tellRolesOfSwims(facts: Facts): Inferred[] {
  return facts.sport.inPool
    ? [...tellClocks(facts), ...tellRounds(facts), ...tellStrokes(facts), ...tellFastSendOffs(facts)]
    : []
}

function tellClocks({ sentence, understood: { found } }: Facts): Inferred[] {
  const isClock = ({ from, to }: Found) =>
    (CLOCK.test(sentence.slice(from, to)) && !SIGNED.test(sentence.slice(0, from))) ||
    (SECONDS.test(sentence.slice(from, to)) && ON.test(sentence.slice(0, from)))
  return found
    .filter((one) => (one.field === 'mainSet' || one.field === 'set') && isClock(one))
    .flatMap((one) => {
      if (/\bevery \d/.test(one.reading))
        return [told('mainSet', 'Send-off', one, sentence, 'was read as the send-off.')]
      if (/\bat \d:\d\d/.test(one.reading))
        return [told('mainSet', 'Pace', one, sentence, 'was read as the time of each swim.')]
      return /\brest\b/.test(one.reading) ? [told('mainSet', 'Rest', one, sentence, 'was read as the rest.')] : []
    })
}

// "10x100 on 30 sec"
const SECONDS = /^\d{1,3} ?(?:s|secs?|seconds)[,;]?$/i
const ON = /\bon $/i
const CLOCK = /^(?:\d{1,2})?:[0-5]\d[,;]?$/
const SIGNED = /(?:@|\bhold(?:ing)?\b|\b(?:on|at|off|leaving|every|rest|ri|of|the|to|then)|[/-])\s*$/i

const STROKES =
  /\b(?:free(?:style)?|crawl|back(?:stroke)?|breast(?:stroke)?|(?:butter)?fly|im|medley|drills?|technique|kick\w*|pull\w*|paddles?|fins|strokes?|mix\w*|variety|choice)\b/i
const CHOSEN = 'Strokes, drills and equipment are chosen: write “straight” for one swim.'

/** "40 minutes freestyle": a swim whose parts are chosen has other strokes, too. */
function tellStrokes({ sentence, sport, understood: { workout, asked, found } }: Facts): Inferred[] {
  if (workout || asked.set || asked.mainSet) return []
  const length = found.find(({ field }) => field === 'durationValue')
  const isCalm = asked.effort === 'easy' || asked.effort === 'recovery' || /\b(?:steady|continuous)\b/i.test(sentence)
  const isPlain = isCalm && !STROKES.test(sentence)
  // "swim 2000 m easy": shorter ones are one stroke.
  if (sport.inPool && length && isPlain && (asked.durationValue ?? 0) >= leastDistances.endurance)
    return [{ field: 'workoutType', reading: 'Strokes', because: CHOSEN }]
  return placesOf(/\b(?:freestyle|front crawl|free)\b(?! of)/gi, sentence)
    .slice(0, 1)
    .map((one) =>
      told('workoutType', 'Strokes', one, sentence, 'is not all of it: write “1500 free straight” for one stroke.'),
    )
}

/** "2 lengths free, 1 breast, keep going 30 min": how often was worked out. */
function tellRounds({ sentence, understood: { found } }: Facts): Inferred[] {
  if (!KEEP_GOING.test(sentence)) return []
  return found
    .filter((one) => /^\d+ × \(/.test(one.reading) && /^\d\d ?min/i.test(sentence.slice(one.from)))
    .slice(0, 1)
    .map((one) =>
      told('mainSet', 'Rounds', one, sentence, 'minutes were read as so many rounds, at an easy 2:10 per 100 m.'),
    )
}

const KEEP_GOING = /\b(?:keep (?:going|repeating)|repeat|continuous|over and over)/i

/** "5x100 on 1:00 holding 1:30": a send-off before the swim has ended, or before the athlete's fastest one has. */
export function findShortSendOffs(facts: Facts): Check[] {
  if (!facts.sport.inPool) return []
  const swims = unroll(facts.entries).slice(0, MAX_STEPS)
  const isTooShort = swims.some(
    (step) =>
      step.sendOff !== undefined &&
      step.target?.type === 'pace' &&
      step.target.rangeMin !== undefined &&
      movingSecondsOf(step, facts.sport.id) > step.sendOff + TOLERANCE_SECONDS,
  )
  if (isTooShort)
    return placesOfSendOffs(facts)
      .slice(0, 1)
      .map((place) => checkAt(place, SHORT))
  // "5x400 @ 85% on 7:30": at that of a good swimmer, where the athlete's is not known.
  const secondsPer100 = facts.reference ?? GOOD_SECONDS_PER_100
  const isTooSlow = swims.some(
    ({ sendOff, target, ...step }) =>
      sendOff !== undefined &&
      target?.type === 'pace' &&
      target.percentMax !== undefined &&
      (metresOf({ ...step, target }, facts.sport.id) * secondsPer100) / target.percentMax > sendOff + TOLERANCE_SECONDS,
  )
  if (isTooSlow)
    return placesOfSendOffs(facts)
      .slice(0, 1)
      .map((place) => checkAt(place, facts.reference === undefined ? `${SHORT} Your CSS is not known here.` : SHORT))
  if (facts.reference === undefined) return []
  return tooFast(facts).map(({ place, pace, percent }) =>
    checkAt(place, `${TO_LEAVE} ${pace}, ${Math.round(percent)} % of your critical speed: check it.`),
  )
}

/** Where the athlete's critical speed is not known, what a send-off asks for that a usual swimmer cannot keep. */
function tellFastSendOffs(facts: Facts): Inferred[] {
  if (facts.reference !== undefined) return []
  const all = tooFast(facts)
  // Swims by turns say it once.
  const once = all.filter(
    (one, at) => all.findIndex(({ place, pace }) => place === one.place && pace === one.pace) === at,
  )
  return once.map(({ place, pace }) =>
    told('mainSet', pace, place, facts.sentence, `leaves a little rest at ${pace}, and your CSS is not known here.`),
  )
}

// In percent of critical speed, for one that is known and for one that is guessed (our choice).
const [MOST_HELD_BACK, MOST_OF_USUAL] = [100.5, 105]

type TooFast = { place: Span; pace: string; percent: number }

/** The send-offs that are left on with a little rest only faster than repetitions are swum. */
function tooFast(facts: Facts): TooFast[] {
  const { entries, sport, understood, reference = sport.reference.nominal } = facts
  const places = placesOfSendOffs(facts)
  const { effort: asked } = understood.asked
  // "6x400 off 7 min css": no faster than that.
  const isHeldBack = (asked && isCalm(asked)) || /\b(?:css|threshold)\b/i.test(facts.sentence)
  const mostHeldBack = asked && isCalm(asked) ? 100 : facts.reference === undefined ? MOST_OF_USUAL : MOST_HELD_BACK
  return toGroups(entries)
    .flatMap((entry) => (isGroup(entry) ? entry.steps : [entry]))
    .flatMap((step) => {
      const { sendOff, target, effort, drill } = step
      if (sendOff === undefined || effort !== undefined || drill === 'kick' || drill === 'drill') return []
      if (target?.type === 'open' || target?.rangeMin !== undefined) return []
      const metres = metresOf(step, sport.id)
      const percent = leastPercentOn({ metres, sendOff, secondsPer100: reference })
      const place = places.find(({ reading }) => reading.includes(describeSendOff(sendOff)))
      if (!place || percent <= (isHeldBack ? mostHeldBack : mostPercentOver(metres, sport))) return []
      const per = step.duration.unit === 'yards' ? '100yd' : '100m'
      const pace = convertPace((reference * 100) / percent, '100m', per)
      return [{ place, pace: `${formatPace(Math.floor(pace))}${paceUnitLabel[per]}`, percent }]
    })
}

/** The words for send-offs that have a figure. */
function placesOfSendOffs({ understood: { found }, sentence }: Facts): Found[] {
  const said = found.filter(({ reading }) => /\bevery\b/.test(reading))
  const clocks = said.filter(
    ({ from, to }) => /\d/.test(sentence.slice(from, to)) && !/\d ?x/i.test(sentence.slice(from, to)),
  )
  return [...clocks, ...said]
}

/** "10x100 on 1:30 with 45s rest": each of them says when the next swim begins. */
export function findRestsOfSendOffs({ understood: { found }, entries, sport, sentence }: Facts): Check[] {
  if (!sport.inPool) return []
  const isDouble = toGroups(entries).some(
    (entry) =>
      isGroup(entry) &&
      entry.steps.some(({ sendOff }, at) => sendOff !== undefined && isTimedRest(entry.steps[at + 1])),
  )
  const last = entries.at(-1)
  const isTail = last && !isRepeat(last) && isTimedRest(last) && /\bon\b|@/.test(sentence)
  const place = found.findLast(
    ({ from, to, reading }) =>
      /\brest\b/.test(reading) && /\d/.test(sentence.slice(from, to)) && !/x/i.test(sentence.slice(from, to)),
  )
  return (isDouble || isTail) && place ? [checkAt(place, DOUBLE)] : []
}

/** Not an easy swim between. */
function isTimedRest(step: Step | undefined): boolean {
  return step?.intensity === 'rest' && step.duration.type === 'time'
}

const DOUBLE = 'A send-off leaves its own rest: check which of the two is meant.'

const TO_LEAVE = 'To leave on it you swim'

/** Whether a check tells how fast a swim must be for its send-off. */
export function isOfSendOff({ sentence }: Check): boolean {
  return sentence.startsWith(TO_LEAVE) || sentence.startsWith(SHORT)
}

const MAX_STEPS = 60
const TOLERANCE_SECONDS = 0.5
// A critical speed that few are faster than (our choice).
const GOOD_SECONDS_PER_100 = 97
const SHORT = 'The send-off is shorter than the swim at this pace: check both.'

/** A figure without a unit that was built as minutes of swimming: the 50 of "50 bk ez" is a length of the pool. */
export function findMinutesOfSwims({ sentence, sport, written, steps }: Facts): Check[] {
  if (!sport.inPool) return []
  const minutes = steps.filter(({ duration, intensity }) => duration.type === 'time' && intensity !== 'rest')
  return written
    .filter(
      (figure) =>
        figure.readings.every(({ counted }) => counted === 'bare') &&
        figure.readings.some(
          ({ value }) => value >= SHORTEST_SWIM && minutes.some(({ duration }) => duration.value === value * 60),
        ) &&
        !/^ ?(?:min|m\b|')/i.test(sentence.slice(figure.to)),
    )
    .map((figure) => checkAt(figure, IN_MINUTES))
}

// In metres; fewer minutes are swum as well.
const SHORTEST_SWIM = 25
const IN_MINUTES = 'No unit was said: it was read as minutes.'
