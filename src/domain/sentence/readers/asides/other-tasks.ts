import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { CALENDAR, OTHER_TASK, PAST } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { days, endOfClause, hasFigure, hasWord, wordSet } from './clauses.ts'

/** What is to be done with a calendar, "move Thursday's ride to Friday", or no training at all, "write me a poem about cycling". */
export const readOtherTask: Reader = (tokens, at) => {
  const command = commands.has(textAt(tokens, at)) ? at + 1 : undefined
  if (command !== undefined) {
    const end = endOfClause(tokens, command)
    return isOfCalendar(tokens, command, end) ? unsupported(CALENDAR, end) : undefined
  }
  const sent = skip(tokens, at, polite, { most: 3 })
  const end = transfers.has(textAt(tokens, sent)) ? endOfClause(tokens, sent + 1) : undefined
  if (end !== undefined && isOfData(tokens, sent + 1, end)) return unsupported(OTHER_TASK, end)
  const again = at === 0 ? matchPhrase(tokens, at, repeats) : undefined
  const isAgain = again !== undefined && !hasFigure(tokens, again.next, tokens.length)
  if (isAgain) return unsupported(PAST, endOfClause(tokens, again.next))
  const booked = bookings.has(textAt(tokens, at)) ? skip(tokens, at + 1, beforeThings, { most: 4 }) : undefined
  if (booked !== undefined && matchPhrase(tokens, booked, places))
    return unsupported(OTHER_TASK, endOfClause(tokens, booked))
  const asked = requests.has(textAt(tokens, at)) ? endOfOthers(tokens, at + 1) : undefined
  if (asked !== undefined) return unsupported(OTHER_TASK, asked)
  if (!verbs.has(textAt(tokens, at))) return undefined
  const what = skip(tokens, at + 1, beforeThings, { most: 4 })
  const thing = matchPhrase(tokens, what, things)
  return thing && unsupported(OTHER_TASK, endOfClause(tokens, thing.next))
}

/** Whether words name an entry of a calendar, and no length: "my run on Monday", "Sunday", "Thursday's ride to Friday". */
function isOfCalendar(tokens: readonly Token[], from: number, end: number): boolean {
  if (hasFigure(tokens, from, end)) return false
  const words = tokens.slice(from, end).map(({ text }) => text.replace(/['’]s$/, ''))
  const isOfDay = words.some((word) => days.has(word) || relativeDays.has(word))
  const isEntry = words.some((word) => entries.has(word))
  return isOfDay || (isEntry && owners.has(words[0] ?? ''))
}

/** Whether words name data, or what was recorded before, and no length: "last week's power file", "up my swim from tuesday", "my last 3 rides". */
function isOfData(tokens: readonly Token[], from: number, end: number): boolean {
  const words = tokens.slice(from, end).map(({ text }) => text.replace(/['’]s$/, ''))
  const isOfPast = words.some((word) => past.has(word) || days.has(word)) || afar.has(words[0] ?? '')
  const isRecorded = words.some((word) => entries.has(word) || recorded.has(word))
  const hasLength = words.some((_, at) => isNumber(tokens[from + at]) && !recorded.has(words[at + 1] ?? ''))
  return !hasLength && (words.some((word) => data.has(word)) || (isOfPast && isRecorded))
}

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.kind === 'clock' || token?.kind === 'rungs'
}

/** The index behind "the zones and thresholds of everybody in the club": what is known of others is no session. */
function endOfOthers(tokens: readonly Token[], from: number): number | undefined {
  const mark = tokens.findIndex(({ kind, text }, index) => index >= from && (kind === 'mark' || text === 'then'))
  const end = mark < 0 ? tokens.length : mark
  return !hasFigure(tokens, from, end) && hasWord(tokens, from, end, others) ? end : undefined
}

const transfers = wordSet(
  'sync upload download import export fetch pull push drill kick back connect link unlink load attach send analyse analyze',
)
const data = wordSet(
  'data file files stats garmin strava trainingpeaks wahoo history log logs account calendar dashboard charts chart sync syncing upload backup backups csv gpx fit tcx',
)
const polite = wordSet('can could would will you please pls just')
/** "kick off", "back up" */
const afar = wordSet('off up down into')
const past = wordSet('last previous yesterday past recent')
const recorded = wordSet('rides runs swims activities activity workouts sessions power hr week plan')
const requests = wordSet('list show give tell send print reveal display export dump')
const others = wordSet(
  "everybody everybody's everyone everyone's users users' user's athletes athletes' athlete's members members' passwords password database emails accounts customers",
)
const commands = wordSet('cancel move shift reschedule delete postpone swap duplicate copy unschedule')
const relativeDays = wordSet('today tomorrow yesterday week weekend')
const entries = wordSet(
  'workout workouts session sessions ride rides run runs swim swims training plan race entry entries',
)
const owners = wordSet('my the all his her our this that')
const verbs = wordSet('write tell sing compose give read send translate explain summarise summarize order book play')
const bookings = wordSet('book reserve order hire rent')
const places = indexList(
  'lane,lanes,pool,pool lane,swim lane,slot,pool slot,court,track,massage,physio,bike fit,place,spot,hotel,flight,bike,class,spin class,swim lesson,swimming lesson',
)
const repeats = indexList(
  "repeat the last,repeat last,repeat the previous,repeat that,repeat this,repeat the set,repeat the session,repeat the workout,repeat yesterday's,repeat my last,redo the last,redo last,redo yesterday's,do yesterday's,do last week's,do the last",
)
const beforeThings = wordSet('me us a an the my your some another short nice funny')
const things = indexList(
  'poem,poems,joke,jokes,story,stories,song,songs,essay,essays,email,emails,letter,recipe,recipes,haiku,limerick,code,python,script,news,weather,bedtime story,cover letter,pizza,taxi,cab,table',
)
