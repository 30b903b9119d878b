import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'

// The recipe for a sport, followed with rowing in a copy of the code: its file, its sessions, and a line for each in a
// registry. Nothing else of the copy is changed.
const copy = mkdtempSync(join(tmpdir(), 'new-sport-'))
afterAll(() => rmSync(copy, { recursive: true }))
cpSync('src', join(copy, 'src'), { recursive: true, filter: (path) => !path.includes('.test.') })
cpSync('tests/support/new-sport', join(copy, 'src/domain'), { recursive: true })
for (const file of ['package.json', 'tsconfig.base.json']) cpSync(file, join(copy, file))
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
register('rowing', 'sports/registry.ts', './rowing.ts')
register('rowingInterval', 'generator/sessions/registry.ts', './rowing-interval.ts')
register('rowingEndurance', 'generator/sessions/registry.ts', './rowing-endurance.ts')

const { accept } = await load<typeof import('#domain/generator/accept.ts')>('domain/generator/accept.ts')
const { generateWorkout } = await load<typeof import('#domain/generator/generate.ts')>('domain/generator/generate.ts')
const { GenerateRequest } = await load<typeof import('#domain/generator/request.ts')>('domain/generator/request.ts')

// Only the copy knows it.
const rowing = 'rowing' as string as SportId
const reference = 210
const name = '45 min Rowing Interval'
const timed = { workoutType: 'interval', durationType: 'time', durationUnit: 'minutes', durationValue: 45 }
const measured = { workoutType: 'endurance', durationType: 'distance', durationUnit: 'kilometers', durationValue: 8 }
const { steps } = generate(timed)
const workout = { name, sport: rowing, type: 'interval' as const, steps }

// It takes as long as all checks of types, so it is left to the drill.
test.runIf(process.env.DRILL === '1')('the compiler accepts the sport without a word about it elsewhere', () => {
  // One program for all rooms that writes nothing: the cache of builds is that of the code itself. The service worker,
  // which knows no sport, has other globals. One thread: two do the same work twice.
  const compilerOptions = {
    ...{ composite: false, emitDeclarationOnly: false, noEmit: true, jsx: 'react-jsx' },
    ...{ lib: ['es2024', 'dom', 'dom.iterable'], types: ['node', 'vite/client'] },
  }
  const project = {
    extends: './tsconfig.base.json',
    compilerOptions,
    include: ['src'],
    exclude: ['src/web/service-worker'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project))
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['--singleThreaded'], { cwd: copy, encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test('its workouts are exactly as long as asked, by time and by distance', async () => {
  const { totalsOf } = await load<typeof import('#domain/workout/totals.ts')>('domain/workout/totals.ts')
  expect(totalsOf(steps, rowing, reference).seconds).toBe(45 * 60)
  expect(totalsOf(generate(measured).steps, rowing, reference).metres).toBeCloseTo(8000, 6)
})

test('its targets are in its own metric, or by heart rate', () => {
  const targetsOf = (entries: typeof steps) =>
    entries.flatMap((entry) => ('target' in entry ? [entry.target?.type] : []))
  expect(new Set(targetsOf(steps))).toEqual(new Set(['power']))
  const byHeart = generate({ ...timed, workoutMetric: 'heartrate', referenceValue: null })
  expect(new Set(targetsOf(byHeart.steps))).toEqual(new Set(['heartrate']))
})

test('a set that is asked for comes as asked, and what the sport does not have is refused', () => {
  const set = { times: 5, value: 3, unit: 'minutes' }
  const bouts = generate({ ...timed, set }).steps.filter((step) => 'duration' in step && step.intensity === 'interval')
  expect(bouts).toContainEqual(expect.objectContaining({ duration: expect.objectContaining({ value: 180 }) }))
  expect(() => generate({ ...timed, workoutType: 'tempo' })).toThrow('Rowing has the types interval, endurance.')
  expect(() => generate({ ...timed, workoutMetric: 'pace' })).toThrow('Rowing is measured by heartrate or power.')
})

test('a version with locks counts its bouts from the zone of its session’s work', async () => {
  const { boutsOf } = await load<typeof import('#domain/generator/variation/compare/find-bouts.ts')>(
    'domain/generator/variation/compare/find-bouts.ts',
  )
  const { stretchesOf } = await load<typeof import('#domain/load/stretches.ts')>('domain/load/stretches.ts')
  const request = requestFor(timed)
  const boutsIn = (zoneNumber: number) => {
    const duration = { type: 'time', unit: 'seconds', value: 180 } as const
    const step = { intensity: 'interval', duration, target: { type: 'power', zoneNumber } } as const
    return boutsOf(stretchesOf([step], rowing), request)
  }
  expect([4, 5].map((zone) => boutsIn(zone).length)).toEqual([0, 1])
  const locked = generate({ ...timed, previous: { steps, direction: 'harder', locked: [0] } })
  expect(locked.steps[0]).toEqual(steps[0])
})

test('the judge finds nothing wrong with it, and calls it by its type', async () => {
  const { judge } = await load<typeof import('#domain/judge/judge.ts')>('domain/judge/judge.ts')
  const words = 'domain/judge/words/describe-verdict.ts'
  const { describeVerdict } = await load<typeof import('#domain/judge/words/describe-verdict.ts')>(words)
  const judged = { sport: rowing, type: 'interval' as const, steps, reference }
  const verdict = judge(judged)
  expect(verdict.hard).toEqual([])
  expect(describeVerdict(verdict, judged).headline).toMatch(
    /^\d+ minutes of work above easy in .*: an? (good |classic )?interval session/,
  )
})

test('a sentence asks for it', async () => {
  const { understand } = await load<typeof import('#domain/sentence/understand.ts')>('domain/sentence/understand.ts')
  const defaults = { sport: 'running' as const }
  const { asked, unread } = understand('45 min on the erg, 6x3 min threshold, ftp 210', defaults)
  expect(asked).toEqual({
    ...{ sport: 'rowing', workoutType: 'interval', durationType: 'time', durationUnit: 'minutes', durationValue: 45 },
    ...{ set: { times: 6, value: 3, unit: 'minutes' }, workoutMetric: 'power', referenceValue: 210 },
  })
  expect(unread).toEqual([])
  expect(understand('easy 8 km row', defaults).asked).toEqual({ sport: 'rowing', ...measured, effort: 'easy' })
  const [yoga] = understand('an hour of yoga', defaults).unread
  expect(yoga?.sentence).toBe('There are sessions for running, cycling, swimming and rowing.')
})

test('its text reads back as the same workout', async () => {
  const { printText } = await load<typeof import('#domain/text/print.ts')>('domain/text/print.ts')
  const { parseText } = await load<typeof import('#domain/text/parse.ts')>('domain/text/parse.ts')
  expect(parseText(printText(workout))).toMatchObject({ workout, errors: [] })
})

test('every format takes it along as rowing, or says before the download what becomes of it', async () => {
  const { formats } = await load<typeof import('#domain/exports/registry.ts')>('domain/exports/registry.ts')
  const outcome = formats.map((format) => {
    const bytes = format.out?.encode(workout, { reference, createdAt: new Date(0) }) ?? new Uint8Array()
    const read = [{ name }, { name, sport: rowing }].map((said) => format.in?.decode(bytes, said))
    const sports = read.map((decoded) => (decoded?.ok ? decoded.workout.sport : undefined))
    const loss = format.out?.losses(workout, { reference }).find((sentence) => /\brow(ing)?\b/.test(sentence))
    return [format.id, ...sports, loss]
  })
  expect(outcome).toEqual([
    ['fit', 'rowing', 'rowing', undefined],
    ['zwo', 'running', 'running', 'Zwift has no rowing: the efforts of this row are written as a run, by time.'],
    ['erg', 'cycling', 'cycling', 'ERG files are for indoor bikes: this row is written as a ride of the same effort.'],
    ['mrc', 'cycling', 'rowing', 'MRC files are for indoor bikes: this row is written as a ride of the same effort.'],
    ['tcx', undefined, undefined, 'TCX has no rowing: the workout is of the sport “Other”.'],
    ['text', undefined, undefined, undefined],
    // Its text names no sport: an athlete may say it beside the file.
    ['intervals', 'cycling', 'rowing', undefined],
    ['json', 'rowing', 'rowing', undefined],
  ])
})

test('a cadence in strokes a minute is `spm` in text and for intervals.icu', async () => {
  const { formats } = await load<typeof import('#domain/exports/registry.ts')>('domain/exports/registry.ts')
  const step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } } as const
  const stroked = { ...workout, steps: [{ ...step, cadence: { min: 26, max: 28 } }] }
  for (const { out } of formats.filter(({ id }) => id === 'text' || id === 'intervals'))
    expect(new TextDecoder().decode(out?.encode(stroked, { reference, createdAt: new Date(0) }))).toContain('26-28spm')
})

test('the builder changes a workout to it and back', async () => {
  const model = 'web/features/builder/sport/sport-change.ts'
  const { changeSport } = await load<typeof import('#web/features/builder/sport/sport-change.ts')>(model)
  const { draftOf } = await load<typeof import('#web/features/builder/draft/draft.ts')>(
    'web/features/builder/draft/draft.ts',
  )
  const row = { draft: draftOf(steps), details: { name, sport: rowing, type: 'interval' as const } }
  const run = changeSport(row, 'running', reference)
  const aimed = steps.filter((step) => 'target' in step && step.target && step.target.type !== 'open').length
  expect(run.changes[0]).toBe(`${aimed} targets now by pace, in the matching zone.`)
  const again = changeSport(run.content, rowing, undefined)
  expect(again.changes[0]).toBe(`${aimed} targets now by power, in the matching zone.`)
  expect(again.content.details).toEqual(row.details)
})

test('the generator’s form begins with its units and the athlete’s own reference value', async () => {
  const form = 'web/features/generator/form/generator-form.ts'
  const { formFor, readForm } = await load<typeof import('#web/features/generator/form/generator-form.ts')>(form)
  const own = { ...formFor(rowing, { rowing_power: 210 } as object), workoutType: 'interval' as const }
  expect(readForm({ ...own, workoutMetric: 'power' })).toEqual({
    request: { sport: 'rowing', ...timed, durationValue: 60, workoutMetric: 'power', referenceValue: 210 },
  })
})

test('a profile keeps its reference value and its unit', async () => {
  const { AthleteMetrics } = await load<typeof import('#contracts/user.ts')>('contracts/user.ts')
  const metrics = { rowing_power: 210, rowing_unit: 'kilometers' }
  expect(AthleteMetrics.parse(metrics)).toEqual(metrics)
  const messageOf = (wrong: object) => AthleteMetrics.safeParse(wrong).error?.issues[0]?.message
  expect(messageOf({ rowing_power: 0 })).toBe('2k power is in watts, above 0.')
  expect(messageOf({ rowing_unit: 'miles' })).toContain('kilometers')
})

test('pages draw it: its mark, its name, its figures and what its percents are of', async () => {
  const card = 'web/features/workouts/card/workout-card.tsx'
  const { WorkoutCard } = await load<typeof import('#web/features/workouts/card/workout-card.tsx')>(card)
  const page = await render(createElement(WorkoutCard, { workout, to: '/', reference }))
  for (const words of [
    'Rowing, Interval',
    'd="M2 14h16M5 14 15 4"',
    'color:var(--swim)',
    'aria-label="Row of 45:00; hardest',
  ])
    expect(page).toContain(words)
  const tokens = readFileSync(join(copy, 'src/web/ui/tokens.css'), 'utf8')
  const { sports } = await load<typeof import('#domain/sports/registry.ts')>('domain/sports/registry.ts')
  const undefinedColours = sports.flatMap(({ mark: { colour } }) => {
    const [, token] = /^var\((--[\w-]+)\)$/.exec(colour) ?? []
    return token && tokens.includes(`\n  ${token}: `) ? [] : [colour]
  })
  expect(undefinedColours).toEqual([])
  const table = 'web/features/workouts/page/steps-table.tsx'
  const { StepsTable } = await load<typeof import('#web/features/workouts/page/steps-table.tsx')>(table)
  const cadenced = steps.map((step) => ('duration' in step ? { ...step, cadence: { min: 24, max: 28 } } : step))
  const rows = await render(createElement(StepsTable, { steps: cadenced, sport: rowing, reference }))
  for (const words of ['84–115\u202fW', 'of 2k power', '24–28\u202fstrokes/min']) expect(rows).toContain(words)
})

/** Imports a member in a registry of the copy, and puts it at the end of the list there. */
function register(member: string, registry: string, from: string): void {
  const path = join(copy, 'src/domain', registry)
  const source = readFileSync(path, 'utf8')
  const list = /^(const (?:all|sessions: readonly Session\[\]) = \[[^\]]*?),?(\s*\])/m
  if (!list.test(source)) throw new Error(`${registry} has no list`)
  writeFileSync(path, `import { ${member} } from '${from}'\n${source.replace(list, `$1, ${member}$2`)}`)
}

/** A module of the copy. Its types are those of the code that it is a copy of. */
function load<Module>(path: string): Promise<Module> {
  return import(join(copy, 'src', path))
}

/** A generated row, asked for as the endpoint takes it. */
function generate(asked: object) {
  return generateWorkout(requestFor(asked), { seed: 7 })
}

/** A request for a row, as the endpoint takes it. Throws where it is refused. */
function requestFor(asked: object) {
  const accepted = accept(
    GenerateRequest.parse({ sport: 'rowing', workoutMetric: 'power', referenceValue: reference, ...asked }),
  )
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.issues))
  return accepted.request
}

/** The markup of a component that may hold links. */
async function render(component: ReactNode): Promise<string> {
  const routeTree = createRootRoute({ component: () => component })
  const router = createRouter({ routeTree, history: createMemoryHistory(), context: { site: {} } as object })
  await router.load()
  return renderToStaticMarkup(createElement(RouterProvider, { router } as never))
}
