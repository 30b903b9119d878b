import { sportBySigns } from '../../tokens/signs-of-sports.ts'

/** Trainers of which the name alone says that a ride is meant. */
export const INDOOR_RIDES = '(?:rollers|idt|ergo|kickr|wattbike|peloton)'

/** Whether a session that names no sport is a ride: by its power, its cadence, or what only riders have. */
export function isRideBySigns(text: string): boolean {
  return !OF_RUNNERS.test(text) && (OF_RIDERS.test(text) || sportBySigns(text)?.sport === 'ride')
}

/** Whether a session that names no sport is a run: it is jogged, or at the pace of a race on foot. */
export function isRunBySigns(text: string): boolean {
  return OF_RUNNERS.test(text)
}

/** Whether only a drill with one leg makes a sentence look like one of a pool. */
export function isRiddenDrill(text: string): boolean {
  return /\b(?:single|one)[- ]leg/i.test(text) && isRideBySigns(text)
}

const OF_RIDERS = new RegExp(
  [
    String.raw`\b(?:ftp|watts|sst|sweet ?-?spot|${INDOOR_RIDES})\b`,
    String.raw`\d{2,3} ?w\b(?! ?\/?u\b| ?\d{1,2}\b)`,
    String.raw`\b(?:[6-9]\d|10\d|110)\+? ?rpm\b`,
    String.raw`\b1[1-9]\d ?%? ?\/ ?[3-7]\d ?%`,
    String.raw`\bspin\b(?![- ]?ups?)`,
    String.raw`\btt\b.*\d ?%|\bclub (?:ride|spin)\b`,
  ].join('|'),
  'i',
)
const OF_RUNNERS =
  /\b(?:runs?|running|jog\w*|walk\w*|strides?|treadmill|marathon|[hm]?mp|\d+ ?k(?:m)?[- ](?:race )?(?:pace|effort)|mile (?:pace|effort)|threshold pace|parkrun|spm)\b|\/ ?(?:km?|mi|mile)\b/i

/** Words of rides, in a pattern. */
export const ON_BIKES = '\\b(?:bike|rid(?:e|ing)|cycl(?:e|ing)|turbo|trainer|zwift|ftp|sst)\\b'
