import { plans, roles } from '#contracts/user.ts'
import { changeAthlete, deleteAthlete, resendVerification } from '../actions/change-athlete.ts'
import { asListed } from '../listed-athlete.ts'
import { searchAthletes } from '../store/athletes.ts'
import { findAthletes, listAthletes } from '../store/operator.ts'
import { type Command, done, impossible, misunderstood, type OperatorParts, type Outcome } from './command.ts'
import { tableOf } from './table.ts'

/** The commands about one athlete, or all. */
export const userCommands: readonly Command[] = [
  { words: 'user list', what: 'everyone, with role and plan, 1000 at a time', run: (parts) => listUsers(parts) },
  { words: 'user list from EMAIL', what: 'those whose address comes later in the alphabet', run: listUsersFrom },
  { words: 'user find TEXT', what: 'those whose address or name begins so', run: findUsers },
  { words: `user role EMAIL ${roles.join('|')}`, what: 'what somebody may do', run: setRole },
  {
    words: `user plan EMAIL ${[...plans, 'none'].join('|')}`,
    what: 'the plan somebody has, from now on',
    run: setPlan,
  },
  {
    words: 'user disable EMAIL',
    what: 'end all sessions, and let nobody sign in',
    run: (parts, [email = '']) =>
      forOne(parts, email, async (athlete) => {
        await changeAthlete(parts, null, athlete.id, { disabled: true })
        return `${athlete.email} cannot sign in any more.`
      }),
  },
  {
    words: 'user enable EMAIL',
    what: 'open a disabled account again',
    run: (parts, [email = '']) =>
      forOne(parts, email, async (athlete) => {
        await changeAthlete(parts, null, athlete.id, { disabled: false })
        return `${athlete.email} can sign in again.`
      }),
  },
  {
    words: 'user delete EMAIL',
    what: 'delete an account with all that is stored, within a day',
    run: (parts, [email = '']) =>
      forOne(parts, email, async (athlete) => {
        await deleteAthlete(parts, null, athlete.id)
        return `${athlete.email} cannot sign in any more, and is deleted within a day.`
      }),
  },
  {
    words: 'user verify EMAIL',
    what: 'send the letter that confirms an address again',
    run: (parts, [email = '']) =>
      forOne(parts, email, async (athlete) => {
        await resendVerification(parts, null, athlete.id, 'the operator')
        return `A letter to ${athlete.email} is on its way, unless one left in the last minute.`
      }),
  },
]

function listUsersFrom(parts: OperatorParts, [email = '']: readonly string[]): Promise<Outcome> {
  return listUsers(parts, email)
}

async function listUsers({ db, adminEmails, ownProvider }: OperatorParts, from?: string): Promise<Outcome> {
  const { listed, next } = await listAthletes(db, { ownProvider, ...(from === undefined ? {} : { from }) })
  const rows = listed.map(({ email, full_name, role, plan, confirmed_at }) => [
    email,
    full_name,
    confirmed_at && adminEmails.includes(email.toLowerCase()) ? 'admin' : role,
    plan ?? 'none',
    confirmed_at ? 'yes' : 'no',
  ])
  const table = tableOf(['EMAIL', 'NAME', 'ROLE', 'PLAN', 'CONFIRMED'], rows)
  return done(next === undefined ? table : `${table}\nThere are more: user list from ${next}`)
}

async function findUsers({ db, adminEmails }: OperatorParts, [text = '']: readonly string[]): Promise<Outcome> {
  const { rows, next } = await searchAthletes(db, text, undefined)
  const lines = rows.map((row) => {
    const { email, full_name, role, plan, is_confirmed, last_seen_at, disabled_at } = asListed(row, adminEmails)
    const seen = last_seen_at?.slice(0, 10) ?? 'never'
    return [
      email,
      full_name,
      role,
      plan ?? 'none',
      is_confirmed ? 'yes' : 'no',
      seen,
      disabled_at ? 'yes' : 'no',
      row.id,
    ]
  })
  const table = tableOf(['EMAIL', 'NAME', 'ROLE', 'PLAN', 'CONFIRMED', 'SEEN', 'DISABLED', 'ID'], lines)
  return done(next ? `${table}\nThere are more. Write more of the address or the name.` : table)
}

async function setRole(parts: OperatorParts, [email = '', word = '']: readonly string[]): Promise<Outcome> {
  const role = roles.find((one) => one === word)
  if (!role) return misunderstood(`A role is ${roles.join(', ')}; not ${word}.`)
  return forOne(parts, email, async (athlete) => {
    await changeAthlete(parts, null, athlete.id, { role })
    return `${athlete.email} has the role ${role}.`
  })
}

async function setPlan(parts: OperatorParts, [email = '', word = '']: readonly string[]): Promise<Outcome> {
  const plan = plans.find((one) => one === word) ?? null
  if (!plan && word !== 'none') return misunderstood(`A plan is ${plans.join(', ')} or none; not ${word}.`)
  return forOne(parts, email, async (athlete) => {
    await changeAthlete(parts, null, athlete.id, { plan })
    return plan ? `${athlete.email} has the plan ${plan} from now on.` : `${athlete.email} has no plan any more.`
  })
}

type One = { id: string; email: string }

async function forOne({ db }: OperatorParts, email: string, act: (athlete: One) => Promise<string>): Promise<Outcome> {
  const [athlete, ...others] = await findAthletes(db, email)
  if (!athlete) return impossible(`Nobody has signed up as ${email}. \`user list\` shows who has.`)
  if (others.length > 0) {
    const ids = [athlete, ...others].map(({ id }) => id).join('\n  ')
    return impossible(`Several athletes have had ${email}. Give the id of the one you mean:\n  ${ids}`)
  }
  return done(await act(athlete))
}
