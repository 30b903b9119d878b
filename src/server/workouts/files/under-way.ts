import { Problem } from '../../http/refusals/problem.ts'

/** Most files of one athlete that are read or wait at the same time: one thread reads the files of everyone. */
const MAX_FILES_UNDER_WAY = 2

/** Makes a limit of the files that one athlete has under way. Throws a Problem for a further one. */
export function limitUnderWay<Athlete>() {
  const underWay = new Map<Athlete, number>()
  const countOf = (athlete: Athlete) => underWay.get(athlete) ?? 0
  return async <Result>(athlete: Athlete, task: () => Promise<Result>): Promise<Result> => {
    if (countOf(athlete) >= MAX_FILES_UNDER_WAY)
      throw new Problem('too-often', STILL_READING, { headers: { 'retry-after': '1' } })
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

const STILL_READING = `${MAX_FILES_UNDER_WAY} of your files are still being read. Send this one after them.`
