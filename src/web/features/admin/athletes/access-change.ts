import type { ListedAthlete } from '../queries.ts'
import { planNames } from './athlete-words.ts'
import type { Change } from './use-athlete-actions.ts'

type Plan = keyof typeof planNames
type Access = Pick<ListedAthlete, 'role' | 'plan'>

/** What has to be changed for a role and a plan; undefined if both are so already. */
export function accessChange(
  athlete: Access,
  { role, plan }: { role: Access['role']; plan: Plan },
): Change | undefined {
  const wanted = plan === 'none' ? null : plan
  const change = {
    ...(role !== athlete.role && { role }),
    ...(wanted !== athlete.plan && { plan: wanted }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/**
 * What takes a change back; undefined where nothing can: a plan that has ended would begin anew, with its trial and
 * from today.
 */
export function undoOf(before: Access, change: Change): Change | undefined {
  if (change.plan !== undefined && before.plan !== null) return undefined
  return {
    ...(change.role && { role: before.role }),
    ...(change.plan !== undefined && { plan: before.plan }),
  }
}

export const roleSentences: Record<Access['role'], string> = {
  admin: 'Sees this page, changes every account, and generates workouts without a limit.',
  beta_tester: 'Sees what is being tried out, and generates workouts without a limit.',
  athlete: 'What the plan allows.',
}

/** What becomes of the plan. */
export function planSentence(before: Access['plan'], after: Plan): string {
  const ends =
    before && before !== after ? `${planNames[before]} ends now, and would begin anew if you gave it again. ` : ''
  const begins = after === 'none' || before === after ? '' : beginnings[after]
  return `${ends}${begins}`.trim() || (after === 'none' ? 'Plans workouts by hand.' : 'Stays as it is.')
}

const beginnings = {
  standard: 'Standard begins now, with its trial of seven days.',
  premium: 'Premium begins now.',
}
