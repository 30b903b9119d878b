import type { Rest } from '../part.ts'
import type { Phrase } from '../phrase.ts'

/** The rests that belong to sets by their name: as long as each bout in Yasso's 800s, 3 min in the Norwegian 4x4. */
export function addNamedRests(said: readonly Phrase[], text: string): Phrase[] {
  const isOfYasso = /yasso/i.test(text)
  const phrases = isOfYasso ? withoutTitle(withGoals(said), text) : said
  // Without a time of the bouts the generator knows their rests.
  if (isOfYasso && !phrases.some((one) => one.is === 'aim' && one.aim.kind === 'time')) return [...phrases]
  const counts = phrases.filter(({ is }) => is === 'count')
  if (phrases.some(isRest) || counts.length !== 1) return [...phrases]
  const at = phrases.findIndex((one) => one.is === 'length' && isNamed(phrases, one, text))
  const bout = phrases[at]
  if (bout?.is !== 'length') return [...phrases]
  const { from, to } = bout
  const rest: Rest = isOfYasso
    ? { share: 1, isOfTime: true, manner: 'jog', aims: [], from, to }
    : { length: { value: 3, unit: 'min', from, to }, manner: 'jog', aims: [], from, to }
  const end = phrases.findIndex((_, index) => index > at && isEnd(phrases, index))
  const next = end < 0 ? phrases.length : end
  return [...phrases.slice(0, next), { is: 'rest', rest, isSure: true, from, to }, ...phrases.slice(next)]
}

/** "Yasso 8x800": the name beside the set. */
function withoutTitle(phrases: readonly Phrase[], text: string): Phrase[] {
  const isTitle = (one: Phrase) => one.is === 'length' && /^yasso[^0-9]*$/i.test(text.slice(one.from, one.to))
  const hasSet = phrases.some((one, at) => one.is === 'length' && !isTitle(one) && phrases[at - 1]?.is === 'count')
  return hasSet
    ? phrases.map((one) => (isTitle(one) ? { is: 'filler', from: one.from, to: one.to } : one))
    : [...phrases]
}

/** "goal marathon 3:30": the hours of the marathon are the minutes of each 800. */
function withGoals(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isGoal = (race: Phrase | undefined, clock: Phrase | undefined) =>
      race?.is === 'aim' && race.aim.kind === 'race' && clock?.is === 'length' && clock.length.clock?.length === 2
    // "a 3:20 marathon"
    if (isGoal(one, next) || isGoal(one, before)) return []
    if (!(isGoal(before, one) || isGoal(next, one)) || one.is !== 'length') return [one]
    const [minutes = 0, seconds = 0] = one.length.clock ?? []
    const { from, to } = one
    return [{ is: 'aim', aim: { kind: 'time', seconds: minutes * 60 + seconds, from, to }, isAt: true, from, to }]
  })
}

function isRest(one: Phrase): boolean {
  return one.is === 'rest' || one.is === 'rest word' || one.is === 'rests' || (one.is === 'mark' && one.mark === 'off')
}

function isNamed(phrases: readonly Phrase[], { from, to, ...bout }: Phrase, text: string): boolean {
  if (bout.is !== 'length') return false
  const isYasso = /yasso/i.test(text) && (/yasso/i.test(text.slice(from, to)) || bout.length.value === 800)
  const isNorwegian = /norwegian/i.test(text) && bout.length.value === 4
  const four = phrases.some((one) => one.is === 'count' && one.times === 4)
  return isYasso || (isNorwegian && four)
}

/** Whether another part begins here. */
function isEnd(phrases: readonly Phrase[], at: number): boolean {
  const [one, next] = [phrases[at], phrases[at + 1]]
  if (one?.is === 'role' || one?.is === 'length') return true
  if (one?.is === 'mark') return one.mark === 'then' || one.mark === 'plus' || one.mark === 'and'
  return one?.is === 'sign' && (next?.is === 'length' || next?.is === 'role')
}
