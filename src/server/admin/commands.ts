import { plans, roles } from '#contracts/user.ts'
import { setPlan } from '../billing/store.ts'
import type { Database } from '../db/database.ts'
import { type HealthParts, healthOf } from '../health/handlers.ts'
import { athleteOfOperator } from '../http/endpoint/athlete-id.ts'
import { findAthletes, listAthletes, setRole } from './store.ts'
import { tableOf } from './table.ts'

/** Output and exit code of a command: 0 for done, 1 for not possible, 2 for not understood. */
export type Outcome = { output: string; exitCode: 0 | 1 | 2 }

export type OperatorParts = {
  version: string
  db: Database
  jobState: HealthParts['jobState']
  takesWrites: HealthParts['takesWrites']
  adminEmails: readonly string[]
  /** Whether accounts are in the embedded auth provider. */
  ownProvider: boolean
  now: () => Date
  seed: () => Promise<Outcome>
}

/** Runs an operator's command, given as the words of the command line. */
export async function operate(words: readonly string[], parts: OperatorParts): Promise<Outcome> {
  const [noun, verb, ...rest] = words
  if (noun === 'user' && verb === 'list' && rest.length === 0) return userList(parts)
  if (noun === 'user' && verb === 'role' && rest.length === 2) return userRole(parts, rest[0] ?? '', rest[1] ?? '')
  if (noun === 'user' && verb === 'plan' && rest.length === 2) return userPlan(parts, rest[0] ?? '', rest[1] ?? '')
  if (noun === 'health' && words.length === 1) return health(parts)
  if (noun === 'seed' && words.length === 1) return parts.seed()
  return { output: usage, exitCode: 2 }
}

const usage = `Usage: npm run admin -- COMMAND

  user list                                     everyone, with role and plan
  user role EMAIL ${roles.join('|').padEnd(30)}what somebody may do
  user plan EMAIL ${[...plans, 'none'].join('|').padEnd(30)}the plan somebody has, from now on
  health                                        the version, whether the database answers and jobs run

EMAIL may be an athlete's id as well.`

async function userList({ db, adminEmails, ownProvider }: OperatorParts): Promise<Outcome> {
  const athletes = await listAthletes(db, { ownProvider })
  const rows = athletes.map(({ email, full_name, role, plan, confirmed_at }) => [
    email,
    full_name,
    confirmed_at && adminEmails.includes(email.toLowerCase()) ? 'admin' : role,
    plan ?? 'none',
    confirmed_at ? 'yes' : 'no',
  ])
  return done(tableOf(['EMAIL', 'NAME', 'ROLE', 'PLAN', 'CONFIRMED'], rows))
}

async function userRole(parts: OperatorParts, email: string, word: string): Promise<Outcome> {
  const role = roles.find((one) => one === word)
  if (!role) return misunderstood(`A role is ${roles.join(', ')}; not ${word}.`)
  return forOne(parts, email, async (athlete) => {
    await setRole(parts.db, athleteOfOperator(athlete), role)
    return `${athlete.email} has the role ${role}.`
  })
}

async function userPlan(parts: OperatorParts, email: string, word: string): Promise<Outcome> {
  const plan = plans.find((one) => one === word) ?? null
  if (!plan && word !== 'none') return misunderstood(`A plan is ${plans.join(', ')} or none; not ${word}.`)
  return forOne(parts, email, async (athlete) => {
    await setPlan(parts.db, athleteOfOperator(athlete), plan, parts.now())
    return plan ? `${athlete.email} has the plan ${plan} from now on.` : `${athlete.email} has no plan any more.`
  })
}

type One = { id: string; email: string }

async function forOne({ db }: OperatorParts, email: string, act: (athlete: One) => Promise<string>): Promise<Outcome> {
  const [athlete, ...others] = await findAthletes(db, email)
  if (!athlete) return { output: `Nobody has signed up as ${email}. \`user list\` shows who has.`, exitCode: 1 }
  if (others.length > 0) {
    const ids = [athlete, ...others].map(({ id }) => id).join('\n  ')
    return { output: `Several athletes have had ${email}. Give the id of the one you mean:\n  ${ids}`, exitCode: 1 }
  }
  return done(await act(athlete))
}

async function health(parts: OperatorParts): Promise<Outcome> {
  const { ready, database, migrations, writes, jobs } = await healthOf(parts)
  // Without a running server there are no jobs to report.
  const ofJobs = jobs === 'do not run' ? '\njobs: do not run' : ''
  const ofWrites = writes === 'possible' ? '' : '\nwrites: not possible'
  return {
    output: `version: ${parts.version}\ndatabase: ${database}\nmigrations: ${migrations}${ofWrites}${ofJobs}`,
    exitCode: ready ? 0 : 1,
  }
}

const done = (output: string): Outcome => ({ output, exitCode: 0 })
const misunderstood = (output: string): Outcome => ({ output, exitCode: 2 })
