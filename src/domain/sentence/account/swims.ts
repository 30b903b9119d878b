import { isGroup, toGroups, unroll } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { movingSecondsOf } from '../../workout/totals.ts'
import type { Found, Inferred } from '../result.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'
import { told } from './told.ts'

/** What is told of clocks behind the sets of a swim whose role only their length gives: "6x50 :45", "4x100 :20". */
export function tellRolesOfSwims(facts: Facts): Inferred[] {
  return facts.sport.inPool ? [...tellClocks(facts), ...tellRounds(facts), ...tellStrokes(facts)] : []
}

function tellClocks({ sentence, understood: { found } }: Facts): Inferred[] {
  const isClock = ({ from, to }: Found) => CLOCK.test(sentence.slice(from, to)) && !SIGNED.test(sentence.slice(0, from))
  return found
    .filter((one) => one.field === 'mainSet' && isClock(one))
    .flatMap((one) => {
      if (/\bevery \d/.test(one.reading))
        return [told('mainSet', 'Send-off', one, sentence, 'was read as the send-off.')]
      return /\brest\b/.test(one.reading) ? [told('mainSet', 'Rest', one, sentence, 'was read as the rest.')] : []
    })
}

const CLOCK = /^(?:\d{1,2})?:[0-5]\d[,;]?$/
const SIGNED = /(?:@|\b(?:on|at|off|leaving|every|rest|ri|of|the|to|then)|[/-])\s*$/i

/** "40 minutes freestyle": a swim whose parts are chosen has other strokes, too. */
function tellStrokes({ sentence, understood: { workout, asked } }: Facts): Inferred[] {
  if (workout || asked.set || asked.mainSet) return []
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
    .filter((one) => /^\d+ × \(/.test(one.reading) && /^\d\d/.test(sentence.slice(one.from, one.to)))
    .slice(0, 1)
    .map((one) =>
      told('mainSet', 'Rounds', one, sentence, 'minutes were read as so many rounds, at an easy 2:10 per 100 m.'),
    )
}

const KEEP_GOING = /\b(?:keep (?:going|repeating)|repeat|continuous|over and over)/i

/** "5x100 on 1:00 holding 1:30": a send-off before the swim has ended. */
export function findShortSendOffs({ understood: { found }, entries, sport, sentence }: Facts): Check[] {
  if (!sport.inPool) return []
  const isTooShort = unroll(entries)
    .slice(0, MAX_STEPS)
    .some(
      (step) =>
        step.sendOff !== undefined &&
        step.target?.type === 'pace' &&
        step.target.rangeMin !== undefined &&
        movingSecondsOf(step, sport.id) > step.sendOff + TOLERANCE_SECONDS,
    )
  const place =
    found.find((one) => /\bevery\b/.test(one.reading) && /:\d\d|\d ?s/.test(sentence.slice(one.from, one.to))) ??
    found.find(({ reading }) => /\bevery\b/.test(reading))
  return isTooShort && place ? [checkAt(place, SHORT)] : []
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

const MAX_STEPS = 60
const TOLERANCE_SECONDS = 0.5
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
