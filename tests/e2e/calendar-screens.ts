import type { Page } from '@playwright/test'
import type { Change, Preview, ShownItem } from '#contracts/calendar.ts'
import type { Workout } from '#contracts/workouts.ts'
import { addDays } from '#domain/calendar/days/day.ts'
import { failCalls } from './messages/row.ts'
import { at, broken, type Screen, saying } from './screen-kinds.ts'
import { visit } from './settled.ts'

const ACTIVITY = '/dashboard/activity'
/** The Monday of the week that is shown, of which Thursday is today. */
const MONDAY = '2026-11-16'
const NOON_OF_TODAY = '2026-11-19T12:00:00Z'

type Content = Exclude<ShownItem['content'], { kind: 'workout' }>
/** The days from the Monday, what stands there, and how it went; a number is that of a workout. */
type Row = readonly [days: number, what: number | Content, mark?: ShownItem['mark']]

const done = (feeling: number, word?: string): ShownItem['mark'] => ({ state: 'done', feeling, ...(word && { word }) })
const race: Content = { kind: 'race', name: 'Berlin Half Marathon', sport: 'running', metres: 21_097.5 }
const rest: Content = { kind: 'rest', text: 'Travelling' }

const sparse: readonly Row[] = [
  [1, 0, done(4)],
  [5, 1],
]
const full: readonly Row[] = [
  ...[-28, -21, -14, -7].flatMap((days): Row[] => [
    [days, 2, done(3)],
    [days + 2, 1, done(4)],
  ]),
  [0, 2, done(4, 'Felt light')],
  [1, 0, done(5)],
  [1, { kind: 'note', text: 'Track is closed from seven, so be there at half past five' }],
  [2, 1, { state: 'skipped', word: 'Knee' }],
  [3, 3],
  [3, 4],
  [4, 5],
  [5, rest],
  [6, 6],
  [6, 7],
  [6, 1],
]
const beforeRace: readonly Row[] = [
  [0, 2],
  [1, 0],
  [2, rest],
  [3, 3, done(4)],
  [4, { kind: 'note', text: 'Fetch the number, hall 4' }],
  [6, race],
]

/** The calendar in its states. */
export const calendarScreens: readonly Screen[] = [
  at('calendar', 'free', ACTIVITY),
  at('calendar-month', 'free', `${ACTIVITY}?view=monthly`),
  at('calendar-adding', 'athlete', ACTIVITY, async (page) => {
    await page
      .getByRole('button', { name: /^Schedule Workout/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Add Workout from Library' }).click()
    await page.getByRole('list', { name: 'Workouts' }).waitFor()
  }),
  saying(['Your calendar could not be loaded'], broken('calendar-failed', 'free', ACTIVITY, '**/api/calendar?*')),
  planned('calendar-choice', [], (page) => page.getByRole('button', { name: 'Schedule Workout on Friday' }).click()),
  planned('calendar-sparse', sparse),
  planned('calendar-full', full),
  planned('calendar-race', beforeRace),
  planned('calendar-month-full', full, undefined, '&view=monthly'),
  planned('calendar-month-sparse', sparse, undefined, '&view=monthly'),
  planned('calendar-entry-menu', sparse, (page) =>
    page
      .getByRole('button', { name: /^Actions for/ })
      .last()
      .click(),
  ),
  planned('calendar-day-menu', sparse, (page) => openMenu(page, 'More for Friday 20 November')),
  planned('calendar-marking', sparse, (page) => choose(page, /^Actions for/, 'Done or skipped…')),
  planned('calendar-moving', sparse, (page) => choose(page, /^Actions for/, 'Move to…')),
  planned('calendar-note', sparse, (page) => choose(page, 'More for Friday 20 November', 'Add note…')),
  planned('calendar-adding-race', sparse, (page) => choose(page, 'More for Friday 20 November', 'Add race…')),
  planned('calendar-shifting', full, async (page) => {
    await choose(page, 'More for Friday 20 November', 'Shift from here…')
    await page.getByLabel('By', { exact: true }).fill('3')
    await page.getByRole('region', { name: 'Preview' }).getByRole('row').first().waitFor()
  }),
  planned('calendar-copying', full, async (page) => {
    await choose(page, 'More for 16–22 November', 'Copy this week forward…')
    await page.getByRole('region', { name: 'Preview' }).getByRole('listitem').first().waitFor()
  }),
  planned('calendar-changes', full, async (page) => {
    await page.getByRole('button', { name: 'Changes of your calendar' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  }),
  planned('calendar-offline', sparse, async (page) => {
    await page.context().setOffline(true)
    await choose(page, 'More for Friday 20 November', 'Add rest day')
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor()
  }),
  planned('calendar-not-saved', sparse, async (page) => {
    await failCalls(page, 'POST', '**/api/calendar/changes')
    await choose(page, 'More for Friday 20 November', 'Add rest day')
    await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor()
  }),
]

/** A week with these entries, made up between the page and the server. */
function planned(
  name: string,
  rows: readonly Row[],
  act: (page: Page) => Promise<void> = async () => {},
  more = '',
): Screen {
  return {
    name,
    as: 'athlete',
    page: ACTIVITY,
    async open(page, { workouts }) {
      const items = rows.map((row, at) => itemOf(row, at, workouts))
      await page.clock.setFixedTime(NOON_OF_TODAY)
      await page.route('**/api/calendar?*', (route) => {
        const { searchParams } = new URL(route.request().url())
        const [from = '', to = ''] = ['start_date', 'end_date'].map((key) => searchParams.get(key) ?? '')
        const within = items.filter(({ date }) => date >= from && date <= to)
        return route.fulfill({ json: { revision: 0, items: within, workouts } })
      })
      await page.route('**/api/calendar/revision', (route) => route.fulfill({ json: { revision: 0 } }))
      await page.route('**/api/calendar/next-race*', (route) =>
        route.fulfill({ json: { race: items.find(({ content }) => content.kind === 'race') ?? null } }),
      )
      await page.route('**/api/calendar/changes', (route) => route.fulfill({ json: changesOf(items) }))
      await page.route('**/api/calendar/preview', (route) => route.fulfill({ json: previewOf(items) }))
      await visit(page, `${ACTIVITY}?date=2026-11-19${more}`)
      await act(page)
    },
  }
}

function itemOf([days, what, mark = null]: Row, at: number, workouts: readonly Workout[]): ShownItem {
  const workout = workouts[(typeof what === 'number' ? what : 0) % workouts.length]
  if (!workout) throw new Error('There is no workout to plan.')
  const { id: workout_id, name, sport, type = null } = workout
  return {
    id: `018f8f2e-0000-7000-8000-${String(at).padStart(12, '0')}`,
    date: addDays(MONDAY, days),
    order: `i${at}`,
    content: typeof what === 'number' ? { kind: 'workout', workout_id, title: { name, sport, type } } : what,
    mark,
    kept_id: null,
    route_id: null,
    is_deleted: what === 7,
    route: null,
    is_route_deleted: false,
  }
}

/** The entries as the last changes, of which the newest was undone. */
function changesOf(items: readonly ShownItem[]): Change[] {
  return items.slice(-6).map(({ id, date, content }, at) => ({
    id,
    about: { did: at % 2 ? 'move' : 'schedule', count: 1, name: nameOf(content), date },
    is_undone: at === 0,
    made_at: NOON_OF_TODAY,
  }))
}

/** The entries of the week, a week later. */
function previewOf(items: readonly ShownItem[]): Preview {
  const week = items.filter(({ date }) => date >= MONDAY)
  return {
    comes: week.map(({ date, content }) => ({ kind: content.kind, name: nameOf(content), date, to: addDays(date, 7) })),
    stays: [],
    goes: [],
  }
}

function nameOf(content: ShownItem['content']): string {
  return content.kind === 'workout' ? content.title.name : content.kind === 'race' ? content.name : content.text
}

async function openMenu(page: Page, label: string | RegExp) {
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('menu').waitFor()
}

async function choose(page: Page, menu: string | RegExp, item: string) {
  await openMenu(page, menu)
  await page.getByRole('menuitem', { name: item }).click()
}
