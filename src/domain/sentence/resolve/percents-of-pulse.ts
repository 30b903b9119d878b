import { type Mention, mentionsOf } from '../mention.ts'

/** The mentions, every percent of the heart rate at threshold where one of them says so: "75% of LTHR, then 50%". */
export function shareBaseOfPulse(mentions: readonly Mention[]): Mention[] {
  const percents = mentionsOf('percent', mentions)
  const isOfPulse = percents.some(({ of }) => of === 'heartrate') && percents.every(({ of }) => of !== 'power')
  if (!isOfPulse) return [...mentions]
  return mentions.map((one) => (one.kind === 'percent' && one.of === undefined ? { ...one, of: 'heartrate' } : one))
}
