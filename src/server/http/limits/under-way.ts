import { Problem } from '../refusals/problem.ts'

/** Makes a limit of what one athlete has under way at the same time. Throws a Problem with the sentence beyond it. */
export function limitUnderWay<Athlete>(most: number, sentence: string) {
  const underWay = new Map<Athlete, number>()
  const countOf = (athlete: Athlete) => underWay.get(athlete) ?? 0
  return async <Result>(athlete: Athlete, task: () => Promise<Result>): Promise<Result> => {
    if (countOf(athlete) >= most) throw new Problem('too-often', sentence, { headers: { 'retry-after': '1' } })
    underWay.set(athlete, countOf(athlete) + 1)
    try {
      return await task()
    } finally {
      const left = countOf(athlete) - 1
      if (left > 0) underWay.set(athlete, left)
      else underWay.delete(athlete)
    }
  }
}
