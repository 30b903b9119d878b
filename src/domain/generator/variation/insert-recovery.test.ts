import { describe, expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { distanceOf } from '../plan/measure.ts'
import { resolve } from '../resolve.ts'
import { graft } from './graft.ts'
import { countMissingRecoveries, fitLength, insertRecoveries, withLength } from './insert-recovery.ts'
import { entryLength, type LockContext } from './locks.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const locksFor = (total: number, more: Partial<LockContext> = {}): LockContext => ({
  ...{ request: ride, head: [], tail: [], locked: new Set<EditorEntry>(), total, tick: 5 },
  ...more,
})
const lengthsOf = (entries: readonly EditorEntry[] | undefined) => entries?.map((entry) => entryLength(entry, ride))

const warmup = ridden('warmup', 600, 1)
const bout = {
  ...ridden('interval', 600, 4),
  target: { type: 'power', zoneNumber: 4, percentMin: 95, percentMax: 100 },
} satisfies Step
const recovery = ridden('recovery', 120, 1)
const easy = (seconds: number) => ridden('active', seconds, 2)
const cooldown = ridden('cooldown', 300, 1)

describe('entries are as long as asked', () => {
  test('by the longest easy step', () => {
    expect(lengthsOf(fitLength([warmup, bout, easy(400), easy(700), cooldown], locksFor(2700)))).toEqual([
      600, 600, 400, 800, 300,
    ])
    expect(lengthsOf(fitLength([warmup, bout, cooldown], locksFor(1600)))).toEqual([700, 600, 300])
    expect(lengthsOf(fitLength([cooldown, bout, warmup], locksFor(1600)))).toEqual([300, 600, 700])
  })

  test('as they are where nothing is missing', () => {
    const entries = [bout, recovery]
    expect(fitLength(entries, locksFor(720))).toBe(entries)
  })

  test('where the step keeps two fifths of itself, and a tick', () => {
    expect(lengthsOf(fitLength([easy(1000), bout], locksFor(1000)))).toEqual([400, 600])
    expect(fitLength([easy(1000), bout], locksFor(999))).toBeUndefined()
    expect(lengthsOf(fitLength([easy(10), bout], locksFor(605)))).toEqual([5, 600])
    expect(fitLength([easy(10), bout], locksFor(604))).toBeUndefined()
  })

  test('by no work, recovery, rest, group or locked step', () => {
    const group = groupOf(2, easy(300))
    for (const entry of [bout, recovery, ridden('rest', 300), ridden('active', 600), ridden('active', 600, 3), group])
      expect(fitLength([entry], locksFor(entryLength(entry, ride) + 60))).toBeUndefined()
    const kept = easy(900)
    const locks = locksFor(1260, { locked: new Set([kept]) })
    expect(lengthsOf(fitLength([kept, easy(300)], locks))).toEqual([900, 360])
  })

  test('each step in its own unit', () => {
    expect(withLength(easy(300), 90)).toMatchObject({ duration: { type: 'time', unit: 'minutes', value: 90 } })
    const metres = { ...easy(1), duration: distanceOf(400, 'meters') }
    expect(withLength(metres, 300)).toMatchObject({ duration: { type: 'distance', unit: 'meters', value: 300 } })
  })
})

describe('a recovery is added', () => {
  const inserted = (entries: EditorEntry[], from: number, to: number) =>
    lengthsOf(insertRecoveries({ entries, from, to }, recovery, locksFor(2700)))

  test('between two bouts where old and new entries meet', () => {
    expect(inserted([easy(900), bout, bout, bout], 2, 3)).toEqual([660, 600, 120, 600, 120, 600])
    expect(inserted([easy(900), bout, bout, bout], 2, 2)).toEqual([780, 600, 120, 600, 600])
    expect(inserted([easy(900), groupOf(1, recovery, bout), groupOf(1, bout, recovery), bout], 2, 4)).toEqual([
      540, 720, 120, 720, 600,
    ])
  })

  test('nowhere else', () => {
    const entries: EditorEntry[] = [easy(900), bout, recovery, bout, easy(480)]
    expect(inserted(entries, 2, 4)).toEqual([900, 600, 120, 600, 480])
    expect(inserted([easy(1500), groupOf(1, bout, recovery), bout], 2, 3)).toEqual([1500, 720, 600])
    expect(inserted([easy(900), groupOf(1, recovery, bout, recovery), bout], 2, 3)).toEqual([900, 840, 600])
    expect(inserted([easy(1500), bout, groupOf(1, recovery, bout)], 2, 3)).toEqual([1500, 600, 720])
  })

  test('only where an easy step can give up its length', () => {
    expect(inserted([warmup, bout, bout, bout, easy(100)], 2, 3)).toEqual([560, 600, 120, 600, 120, 600, 100])
    expect(inserted([bout, bout, bout, bout, easy(300)], 2, 3)).toEqual([600, 600, 600, 600, 300])
  })

  test('is counted as missing beside a locked bout alone', () => {
    const entries: EditorEntry[] = [{ ...bout }, { ...bout }, { ...bout }, recovery, { ...bout }]
    const countWith = (...at: number[]) =>
      countMissingRecoveries(entries, locksFor(0, { locked: new Set(at.flatMap((index) => entries[index] ?? [])) }))
    expect(countWith()).toBe(0)
    expect(countWith(0)).toBe(1)
    expect(countWith(1)).toBe(2)
    expect(countWith(2)).toBe(1)
    expect(countWith(3)).toBe(0)
    expect(countWith(4)).toBe(0)
  })
})

describe('locked entries are put into a session', () => {
  const session = [ridden('warmup', 900, 1), bout, recovery, { ...bout, name: 'Second' }, ridden('cooldown', 480, 1)]
  const old = (entry: EditorEntry, isLocked = true) => ({ entry, isLocked })
  const own = { ...bout, name: 'Own' }

  test('at their places, and an easy step takes the difference', () => {
    const locks = locksFor(2700, { head: [old(warmup), old(own, false)], locked: new Set([warmup]) })
    const draft = graft(session, locks)
    expect(draft?.entries[1]).toBe(bout)
    expect(lengthsOf(draft?.entries)).toEqual([600, 600, 120, 600, 780])
    expect([draft?.from, draft?.to]).toEqual([2, 5])
  })

  test('counted from the end, where they stood behind the middle', () => {
    const locks = locksFor(2700, { tail: [old(own), old(cooldown, false)], locked: new Set([own]) })
    const draft = graft(session, locks)
    expect(draft?.entries.map((entry) => ('name' in entry ? entry.name : ''))).toEqual(['', '', '', 'Own', ''])
    expect([draft?.from, draft?.to]).toEqual([0, 3])
  })

  test('only in place of entries of their sort, where there are as many', () => {
    expect(graft(session, locksFor(2700, { head: [old(recovery)] }))).toBeUndefined()
    const group = groupOf(2, bout)
    expect(graft(session, locksFor(2700, { head: [old(group)] }))).toBeUndefined()
    expect(graft([group, cooldown], locksFor(1500, { head: [old(groupOf(2, bout))] }))).toBeDefined()
    expect(graft([group, cooldown], locksFor(1500, { head: [old(bout)] }))).toBeUndefined()
    const two = { head: [old(warmup, false)], tail: [old(cooldown, false)] }
    expect(graft([warmup, cooldown], locksFor(900, two))).toBeDefined()
    expect(graft([warmup], locksFor(600, two))).toBeUndefined()
  })
})
