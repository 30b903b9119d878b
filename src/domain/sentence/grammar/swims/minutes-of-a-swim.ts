import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf, secondsOf } from './lengths-of-a-swim.ts'

/** "60 min: 15 wu, 30 of 100s on 1:40, 15 easy": figures that add up to the time before the colon are minutes. */
export function readMinutes(phrases: readonly Phrase[]): Phrase[] {
  const at = phrases.findIndex((phrase) => lengthOf(phrase) !== undefined)
  const whole = lengthOf(phrases[at])
  const isTime = whole?.unit === 'min' || whole?.unit === 'h' || whole?.clock !== undefined
  const minutes = whole?.unit === 'h' ? whole.value * 60 : ((whole && secondsOf(whole)) ?? 0) / 60
  const colon = phrases.findIndex((phrase, index) => index > at && isSign(phrase, ':', ','))
  if (!whole || !isTime || minutes < LEAST_MINUTES || colon < 0 || colon > at + 3) return [...phrases]
  const isOwn = (phrase: Phrase, index: number) => {
    const [length, before] = [lengthOf(phrase), phrases[index - 1]]
    const isPart =
      before !== undefined && (isSign(before, ':', ',') || isMark(before, 'then', 'and') || before.is === 'role')
    return (
      index > colon &&
      !isMark(phrases[index + 1], 'laps') &&
      isPart &&
      length !== undefined &&
      !length.clock &&
      (length.unit === undefined || length.unit === 'min')
    )
  }
  const own = phrases.filter(isOwn)
  const sum = own.reduce((all, one) => all + (lengthOf(one)?.value ?? 0), 0)
  if (own.length < 2 || sum !== minutes) return [...phrases]
  const read: Phrase[] = []
  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index]
    const length = lengthOf(phrase)
    if (!phrase || !length || !own.includes(phrase)) {
      if (phrase) read.push(phrase)
      continue
    }
    const set = timesIn(phrases, index, length.value * 60)
    if (set) {
      read.push(...set.phrases)
      index = set.next - 1
    } else read.push({ ...phrase, length: { ...length, unit: 'min' } } as Phrase)
  }
  return read
}

/** "30 of 100s on 1:40": as many as leave in that time. */
function timesIn(
  phrases: readonly Phrase[],
  at: number,
  seconds: number,
): { phrases: Phrase[]; next: number } | undefined {
  const each = isMark(phrases[at + 1], 'of', 'as') ? lengthOf(phrases[at + 2]) : undefined
  const isOn = isMark(phrases[at + 3], 'on', 'off', 'every')
  const leave = phrases[isOn ? at + 4 : at + 3]
  const sendOff = leave?.is === 'send-off' ? leave.length : isOn ? lengthOf(leave) : undefined
  const every = sendOff && secondsOf(sendOff)
  if (each?.unit !== 's' || each.value % 25 !== 0 || !sendOff || !every || !leave || seconds % every !== 0)
    return undefined
  const place = { from: each.from, to: each.to }
  return {
    phrases: [
      { is: 'count', times: seconds / every, of: 'times', isBehind: false, ...place },
      { is: 'length', length: { value: each.value, ...place }, ...place },
      { is: 'send-off', length: sendOff, from: leave.from, to: leave.to },
    ],
    next: isOn ? at + 5 : at + 4,
  }
}

const LEAST_MINUTES = 15
