import { z } from 'zod'
import { healthOf } from '../../health/handlers.ts'
import { inviteAll } from '../actions/invite.ts'
import { sendAgain } from '../actions/send-again.ts'
import { setSignUp } from '../actions/sign-up.ts'
import { readCounts } from '../counts.ts'
import { readParts } from '../parts.ts'
import { EVENTS_PER_PAGE, listEventRows } from '../store/events.ts'
import { listFailedLetters, readWaiting } from '../store/letters.ts'
import { type Command, done, impossible, misunderstood, type OperatorParts, type Outcome } from './command.ts'
import { tableOf } from './table.ts'

const DEFAULT_DAYS = 14
const MAX_DAYS = 400

/** The commands about the server as a whole. */
export const serverCommands: readonly Command[] = [
  { words: 'invite EMAILS', what: 'send a letter to each, separated by commas', run: invite('letter') },
  { words: 'invite-link EMAILS', what: 'make a link for each, to pass on yourself', run: invite('link') },
  { words: 'sign-up [open|closed]', what: 'whether anybody may sign up', run: changeSignUp },
  { words: 'counts [DAYS] [day|week]', what: 'sign-ups, new workouts and new routes of each day or week', run: counts },
  { words: 'letters', what: 'what waits to be sent, and what could not be', run: letters },
  { words: 'letters again ID', what: 'send one again that could not be sent', run: sendLetterAgain },
  { words: 'parts', what: 'what this server is made of, and how it is', run: parts },
  { words: 'log [ENTRIES]', what: 'what admins and this command changed, the last 50', run: log },
  { words: 'health', what: 'the version, whether the database answers and jobs run', run: health },
]

function invite(by: 'letter' | 'link'): Command['run'] {
  return async (operator, [addresses = '']) => {
    const invited = await inviteAll(operator, null, { addresses, by })
    const rows = invited.map(({ address, outcome, link = '' }) => [address, outcome.replace('-', ' '), link])
    const output = tableOf(['ADDRESS', 'OUTCOME', 'LINK'], rows)
    return invited.every(({ outcome }) => outcome === 'invited') ? done(output) : impossible(output)
  }
}

async function changeSignUp(operator: OperatorParts, [word]: readonly string[]): Promise<Outcome> {
  if (word === undefined) return done(`Sign-up is ${(await operator.signUpSwitch.isOpen()) ? 'open' : 'closed'}.`)
  if (word !== 'open' && word !== 'closed') return misunderstood(`Sign-up is open or closed; not ${word}.`)
  await setSignUp(operator, null, word === 'open')
  return done(
    word === 'open'
      ? 'Anybody may sign up, within ten seconds.'
      : 'Within ten seconds nobody can sign up without an invitation.',
  )
}

async function counts({ db, now }: OperatorParts, [word, per = 'day']: readonly string[]): Promise<Outcome> {
  const days = word === undefined ? DEFAULT_DAYS : wholeNumberIn(word)
  if (days < 1 || days > MAX_DAYS) return misunderstood(`Say how many days, 1 to ${MAX_DAYS}; not ${word}.`)
  if (per !== 'day' && per !== 'week') return misunderstood(`Count each day or each week; not each ${per}.`)
  const { athletes, data } = await readCounts(db, now(), { days, per })
  const rows = data.map(({ day, sign_ups, generated, built, imported, routes }) =>
    [day, sign_ups, generated, built, imported, routes].map(String),
  )
  return done(
    `athletes: ${athletes}\n${tableOf([per.toUpperCase(), 'SIGN-UPS', 'GENERATED', 'BUILT', 'IMPORTED', 'ROUTES'], rows)}`,
  )
}

async function letters({ db }: OperatorParts): Promise<Outcome> {
  const [{ waiting, oldest }, { failed, has_more_failed }] = await Promise.all([readWaiting(db), listFailedLetters(db)])
  const since = oldest ? `, the oldest since ${oldest.toISOString()}` : ''
  const rows = failed.map(({ id, failed_at, recipient, subject, why, kind }) => [
    failed_at.toISOString(),
    recipient,
    why,
    subject,
    kind ? id : '',
  ])
  const more = has_more_failed ? `\nThese are the last ${failed.length}; there are more.` : ''
  return done(`waiting: ${waiting}${since}\n${tableOf(['FAILED', 'RECIPIENT', 'WHY', 'SUBJECT', 'ID'], rows)}${more}`)
}

async function sendLetterAgain(operator: OperatorParts, [id = '']: readonly string[]): Promise<Outcome> {
  if (!z.guid().safeParse(id).success) return misunderstood('Give the id of a letter. `letters` shows it.')
  const recipient = await sendAgain(operator, null, id, 'the operator')
  return done(`A letter to ${recipient} is on its way, unless one left in the last minute.`)
}

async function parts(operator: OperatorParts): Promise<Outcome> {
  const rows = (await readParts(operator)).map(({ part, kind, health, says }) => [part, kind, health, says])
  return done(tableOf(['PART', 'KIND', 'HEALTH', 'SAYS'], rows))
}

async function log({ db }: OperatorParts, [word]: readonly string[]): Promise<Outcome> {
  const entries = word === undefined ? EVENTS_PER_PAGE : wholeNumberIn(word)
  if (entries < 1) return misunderstood(`Say how many entries, 1 to 9999; not ${word}.`)
  const rows = (await listEventRows(db, { limit: entries })).map(({ made_at, kind, admin_id, athlete_id }) => [
    made_at.toISOString(),
    kind,
    admin_id ?? 'operator',
    athlete_id ?? '',
  ])
  return done(tableOf(['TIME', 'KIND', 'BY', 'ATHLETE'], rows))
}

/** A whole number from 0 to 9999; 0 for any other word. */
function wholeNumberIn(word: string): number {
  return /^\d{1,4}$/.test(word) ? Number(word) : 0
}

async function health(operator: OperatorParts): Promise<Outcome> {
  const { ready, database, migrations, writes, jobs } = await healthOf(operator)
  // Without a running server there are no jobs to report.
  const ofJobs = jobs === 'do not run' ? '\njobs: do not run' : ''
  const ofWrites = writes === 'possible' ? '' : '\nwrites: not possible'
  return {
    output: `version: ${operator.version}\ndatabase: ${database}\nmigrations: ${migrations}${ofWrites}${ofJobs}`,
    exitCode: ready ? 0 : 1,
  }
}
