import type { How } from './hows.ts'

/** Repetitions one behind the other that are done alike. */
export type Group = { how: How | undefined; times: number }

export function groupsOf(hows: readonly (How | undefined)[]): Group[] {
  const groups: Group[] = []
  for (const how of hows) {
    const last = groups.at(-1)
    if (last && last.how === how) last.times += 1
    else groups.push({ how, times: 1 })
  }
  return groups
}

/** After how many repetitions the same begins again, if it does. */
export function periodOf(hows: readonly (How | undefined)[]): number | undefined {
  const isPeriod = (length: number) => hows.length % length === 0 && hows.every((how, at) => how === hows[at % length])
  for (let length = 2; length <= hows.length / 2; length += 1) if (isPeriod(length)) return length
  return undefined
}
