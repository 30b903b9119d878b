import { describe, expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type EditorEntry, isGroup } from '../../../workout/groups.ts'
import type { Step } from '../../../workout/step.ts'
import { distanceOf } from '../../plan/measure.ts'
import { resolve } from '../../resolve.ts'
import { editsOf } from './edits.ts'
import { jogBackSeconds, otherLengths } from './other-lengths.ts'
import { hardestOf, roleReader } from './roles.ts'

const ride = resolve(usualRequest('cycling', 'endurance'))
const roleOf = roleReader(ride)

const warmup = ridden('warmup', 480, 1)
const cooldown = ridden('cooldown', 300, 1)
const easy = (seconds: number): Step => ({
  ...ridden('active', seconds),
  target: { type: 'power', zoneNumber: 2, percentMin: 60, percentMax: 70 },
})
const tempo = ridden('active', 600, 3)
const sprint = ridden('interval', 20, 6)
const rest = ridden('recovery', 40, 1)

const write = (entry: EditorEntry): string =>
  isGroup(entry)
    ? `${entry.count} x (${entry.steps.map(write).join(' ')})`
    : `${entry.duration.value}${entry.intensity === 'recovery' ? 'r' : ''}z${entry.target?.zoneNumber}`
const edited = (...entries: EditorEntry[]) =>
  editsOf(entries, ride).map((edit) => ({ ...edit, entries: edit.entries.map(write).join(' ') }))
const writtenEdits = (...entries: EditorEntry[]) => edited(...entries).map(({ entries: after }) => after)

describe('a step of an easy ride is', () => {
  test.each<[string, Step]>([
    ['end', warmup],
    ['end', cooldown],
    ['break', rest],
    ['slow', ridden('active', 600, 1)],
    ['easy', easy(600)],
    ['work', tempo],
    ['work', { ...ridden('active', 600), effort: 5 }],
    ['work', { ...ridden('active', 600), target: { type: 'power', percentMin: 100, percentMax: 110 } }],
    ['easy', { ...ridden('active', 600), target: { type: 'power', percentMin: 60, percentMax: 70 } }],
    ['brisk', { ...easy(600), target: { type: 'power', zoneNumber: 2, percentMin: 70, percentMax: 75 } }],
  ])('%s', (role, step) => {
    expect(roleOf(step)).toBe(role)
  })

  test('and a round is about its hardest step, if one is harder than all others', () => {
    expect(hardestOf([rest, sprint, easy(60)], roleOf)).toBe(sprint)
    expect(hardestOf([sprint, rest, tempo], roleOf)).toBeUndefined()
    expect(hardestOf([rest, rest], roleOf)).toBeUndefined()
    expect(hardestOf([], roleOf)).toBeUndefined()
  })
})

describe('other lengths of a step', () => {
  const lengthsOf = (step: Step) => otherLengths(step).map((other) => other.step.duration.value)

  test('are those that people write, from half to twice its own', () => {
    expect(lengthsOf(tempo)).toEqual([300, 360, 480, 720, 900, 1200])
    const kilometres = { ...tempo, duration: distanceOf(2, 'kilometers') }
    expect(lengthsOf(kilometres)).toEqual([1, 1.2, 1.6, 2.5, 3, 4])
    expect(otherLengths(kilometres)[0]?.ratio).toBe(0.5)
  })

  test('of a stride are strides, with a jog back of their own', () => {
    expect(lengthsOf(sprint)).toEqual([15, 30])
    expect([15, 20, 30, 45].map(jogBackSeconds)).toEqual([45, 40, 60, undefined])
  })
})

describe('an easy ride is changed', () => {
  test('in the rounds of a group, of which two stay, in its lengths and by leaving it out', () => {
    const group = (count: number, on = 20, off = 40) => `${count} x (${on}z6 ${off}rz1)`
    expect(writtenEdits(warmup, groupOf(4, sprint, rest), cooldown)).toEqual(
      [
        group(2),
        group(3),
        group(5),
        group(6),
        group(7),
        group(4, 15, 45),
        group(5, 15, 45),
        group(4, 30, 60),
        group(3, 30, 60),
        '',
      ].map((written) => ['480z1', written, '300z1'].filter(Boolean).join(' ')),
    )
  })

  test('in the rounds of a group alone where all its steps are alike', () => {
    expect(writtenEdits(groupOf(2, tempo, tempo))).toEqual(
      ['3', '4', '5'].map((count) => `${count} x (600z3 600z3)`).concat(''),
    )
  })

  test('in the length of its work, with the ratio, and by leaving it out', () => {
    const changes = edited(warmup, tempo, cooldown)
    expect(changes.slice(0, -1).map(({ ratio }) => ratio)).toEqual([0.5, 0.6, 0.8, 1.2, 1.5, 2])
    expect(changes.at(-1)).toMatchObject({ entries: '480z1 300z1', changed: [] })
  })

  test('in the length of a break, which is no interval', () => {
    const pause = ridden('recovery', 300, 1)
    expect(edited(pause).map(({ entries, ratio }) => [entries, ratio])).toEqual([
      ...[180, 240, 360, 480, 600].map((seconds) => [`${seconds}rz1`, undefined]),
      ['', undefined],
    ])
  })

  test('by new parts in its longest easy time and its last', () => {
    const places = edited(warmup, easy(1200), tempo, easy(1800), tempo, easy(600), cooldown)
      .filter(({ entries }) => entries.split(' ').length === 8)
      .map(({ entries }) => ['1200z2', '1800z2', '600z2'].findIndex((whole) => !entries.includes(whole)))
    expect(new Set(places)).toEqual(new Set([1, 2]))
  })

  test('in all of its easy time at once, slower or usual', () => {
    const slower = edited(warmup, easy(1200), tempo, easy(600), cooldown).find(({ changed }) => changed.length === 5)
    const efforts = slower?.changed.map((entry) => (isGroup(entry) ? 0 : (entry.target?.percentMin ?? 0)))
    expect(efforts?.[1]).toBeLessThan(60)
    expect(efforts?.[3]).toBeLessThan(60)
    const slow = ridden('active', 1200, 1)
    expect(writtenEdits(warmup, slow, cooldown)).toEqual(['480z1 1200z2 300z1'])
    expect(writtenEdits(warmup, cooldown)).toEqual([])
  })
})
