import { describe, expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { draftOf, draftReducer } from '../draft/draft.ts'
import { type DraftStore, forgetDraft, type KeptDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { GENERATED, NEW, ownersFor } from './owners.ts'

const steps: StoredSteps = [
  { name: 'Warm up', intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } },
  { intensity: 'interval', duration: { type: 'distance', unit: 'meters', value: 400 } },
  { repeat: { steps: 1, count: 4 } },
]
const details = { name: 'Track', sport: 'running', type: undefined } as const
const owner = { athlete: 'a', workout: NEW }
const NOW = Date.UTC(2026, 10, 23)

function kept(keptAt = NOW, more: Partial<KeptDraft> = {}): KeptDraft {
  return { keptAt, base: { details }, content: { draft: draftOf(steps), details }, ...more }
}

describe('a draft that is kept', () => {
  test('comes back as it was, with what is half typed', () => {
    const store = aStore()
    const draft = draftReducer(draftOf(steps), { type: 'duration', key: 'entry-1', typed: '1:7' })
    const text = { text: '5 bananas', meaning: '[]', errors: [{ line: 1, column: 1, message: 'No length.' }] }
    const whole = kept(NOW, {
      text,
      line: '5x 3m',
      base: { updatedAt: '2026-11-01T00:00:00Z', details },
      content: { draft, details },
    })
    keepDraft(owner, whole, store)
    expect(keptDraft(owner, NOW, store)).toMatchObject(JSON.parse(JSON.stringify(whole)))
  })

  test.each([
    ['another athlete', { athlete: 'b', workout: NEW }],
    ['another workout', { athlete: 'a', workout: 'w1' }],
  ])('is not that of %s', (_, other) => {
    const store = aStore()
    keepDraft(owner, kept(), store)
    expect(keptDraft(other, NOW, store)).toBeUndefined()
  })

  test('is gone once it is forgotten', () => {
    const store = aStore()
    keepDraft(owner, kept(), store)
    forgetDraft(owner, store)
    expect(keptDraft(owner, NOW, store)).toBeUndefined()
  })

  test('comes back for 30 days', () => {
    const store = aStore()
    keepDraft(owner, kept(), store)
    expect(keptDraft(owner, NOW + 30 * 86_400_000 - 1, store)).toBeDefined()
    expect(keptDraft(owner, NOW + 30 * 86_400_000, store)).toBeUndefined()
  })
})

test('the newest ten drafts are kept, and nothing else is touched', () => {
  const store = aStore()
  store.setItem('theme', 'dark')
  for (let at = 0; at < 12; at += 1) keepDraft({ athlete: 'a', workout: `w${at}` }, kept(NOW + at), store)
  const left = Array.from({ length: 12 }, (_, at) => keptDraft({ athlete: 'a', workout: `w${at}` }, NOW + 20, store))
  expect(left.map((one) => one !== undefined)).toEqual([false, false, ...Array<boolean>(10).fill(true)])
  expect(store.getItem('theme')).toBe('dark')
})

test('a draft of half a million characters is not kept', () => {
  const store = aStore()
  keepDraft(owner, kept(NOW, { base: { details: { ...details, name: 'x'.repeat(500_000) } } }), store)
  expect(store.length).toBe(0)
})

test.each([
  ['is no JSON', () => '{'],
  ['is of another version', (text: string) => text.replace('"version":1', '"version":2')],
  ['has no steps', (text: string) => text.replace(/"entries":\[.*?\],"original"/, '"entries":[],"original"')],
  ['has a step of no length', (text: string) => text.replace('"value":600', '"value":0')],
  ['has a length that is no number', (text: string) => text.replace('"value":600', '"value":"600"')],
  ['has an unknown intensity', (text: string) => text.replace('"warmup"', '"sprint"')],
  ['has a sport that is not known', (text: string) => text.replaceAll('"running"', '"curling"')],
  ['has no name', (text: string) => text.replaceAll('"name":"Track"', '"name":7')],
  ['has a count that is none', (text: string) => text.replaceAll('"count":4', '"count":1.5')],
  ['has a text that is none', (text: string) => text.replace('"version":1', '"version":1,"text":{"text":7}')],
  ['has a line that is none', (text: string) => text.replace('"version":1', '"version":1,"line":7')],
  ['has no time', (text: string) => text.replace(/"keptAt":\d+/, '"keptAt":"now"')],
])('a kept text that %s is left alone', (_, spoil) => {
  const store = aStore()
  keepDraft(owner, kept(), store)
  const key = store.key(0) ?? ''
  const good = store.getItem(key) ?? ''
  expect(spoil(good)).not.toBe(good)
  store.setItem(key, spoil(good))
  expect(keptDraft(owner, NOW, store)).toBeUndefined()
})

test('a storage that is full or forbidden disturbs nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const store = { ...aStore(), setItem: refuse, getItem: refuse, removeItem: refuse }
  keepDraft(owner, kept(), store)
  forgetDraft(owner, store)
  expect(keptDraft(owner, NOW, store)).toBeUndefined()
})

describe('whose the work is', () => {
  test('a new workout takes a generated one over', () => {
    const { earlier } = ownersFor('a', { isGenerated: false })
    expect(earlier.map(({ workout }) => workout)).toEqual([NEW, GENERATED])
  })

  test('a stored workout has its own', () => {
    expect(ownersFor('a', { id: 'w1', isGenerated: false }).earlier).toEqual([{ athlete: 'a', workout: 'w1' }])
  })

  test('a generated workout is kept, and takes nothing over', () => {
    expect(ownersFor('a', { isGenerated: true })).toEqual({ owner: { athlete: 'a', workout: GENERATED }, earlier: [] })
  })

  test('of nobody nothing is kept', () => {
    expect(ownersFor(undefined, { isGenerated: false })).toEqual({ owner: undefined, earlier: [] })
  })
})

function aStore(): DraftStore {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
