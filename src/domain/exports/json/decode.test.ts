import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { newWorkout } from '#tests/support/workouts/arbitraries.ts'
import { json } from '../json.ts'
import { workoutFileSchema } from './file.ts'

const createdAt = new Date(0)
const step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }
const bare = { name: 'Run', sport: 'running', steps: [step] }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (file: unknown, sport?: 'swimming') =>
  json.in?.decode(bytesOf(typeof file === 'string' ? file : JSON.stringify(file)), { name: 'My file', sport })

describe('a JSON file', () => {
  test('of the bare shape is read', () => {
    expect(read(bare)).toEqual({ ok: true, workout: bare, losses: [] })
  })

  test('in UTF-16 with a mark is read', () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(JSON.stringify(bare), 'utf16le')])
    expect(json.in?.recognises(utf16, '')).toBe(true)
    expect(json.in?.decode(utf16, { name: '' })).toMatchObject({ ok: true, workout: bare })
  })

  test('without a name or a sport takes them from the file and the athlete', () => {
    expect(read({ steps: [step] }, 'swimming')).toMatchObject({ workout: { name: 'My file', sport: 'swimming' } })
  })

  test('in the form of the API’s answer is read, and its additional fields are reported as left out', () => {
    expect(read({ id: 'x', ...bare, type: null, poolLength: null, user: { full_name: 'Robin' } })).toEqual({
      ok: true,
      workout: { ...bare, type: null, poolLength: null },
      losses: ['What the file says beside the workout is left out: id, user.'],
    })
  })

  test('of 500 steps is read', () => {
    expect(read({ ...bare, steps: Array.from({ length: 500 }, () => step) })).toMatchObject({ ok: true })
  })

  test('of a distance keeps its figure to the last digit', () => {
    const steps = [{ ...step, duration: { type: 'distance', unit: 'kilometers', value: 9.9991 } }]
    expect(read({ ...bare, steps })).toMatchObject({ workout: { steps } })
  })

  test('says where its schema is, and no sport that it does not know', () => {
    expect(read({ $schema: 'https://example.org', version: 1, ...bare })).toEqual({
      ok: true,
      workout: bare,
      losses: [],
    })
  })

  test.each([
    [8, 'a0, a1, a2, a3, a4, a5, a6, a7'],
    [9, 'a0, a1, a2, a3, a4, a5, a6, a7, 1 more'],
    [20, 'a0, a1, a2, a3, a4, a5, a6, a7, 12 more'],
  ])('with %i fields that are not known names eight of them', (count, named) => {
    const others = Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, at]))
    expect(read({ ...bare, ...others })).toMatchObject({
      losses: [`What the file says beside the workout is left out: ${named}.`],
    })
  })

  test.each<[string, unknown, RegExp]>([
    ['nothing', '', /damaged/],
    ['half a file', '{"name":"x","steps":[', /damaged/],
    ['a list', '[]', /no list of steps/],
    ['something else', { type: 'Feature' }, /no list of steps/],
    ['another version', { ...bare, version: 2 }, /version 2; only 1/],
    ['a version of another kind', { ...bare, version: {} }, /version another kind/],
    ['a version of many words', { ...bare, version: 'v'.repeat(41) }, /version v{40}…; only 1/],
    ['a version of forty letters', { ...bare, version: 'v'.repeat(40) }, /version v{40}; only 1/],
    ['a version that breaks off', { ...bare, version: `${'v'.repeat(39)}😀` }, /version v{39}\ufffd…; only 1/],
    ['a list of steps that is none', { ...bare, steps: {} }, /no list of steps/],
    ['a figure', '7', /damaged/],
    ['nothing in JSON', 'null', /damaged/],
    ['501 steps', { ...bare, steps: Array.from({ length: 501 }, () => step) }, /has 501 steps/],
    [
      'an entry of two kinds',
      { ...bare, steps: [step, { ...step, repeat: { steps: 1, count: 2 } }] },
      /^Entry 2 of the steps has a field/,
    ],
    [
      'a repeat of nothing',
      { ...bare, steps: [step, { repeat: {} }] },
      /^Entry 2 of the steps: repeat\.steps is missing/,
    ],
    ['a name that is no text', { ...bare, name: 7 }, /^This workout: name is missing/],
    ['a type of another sport', { ...bare, type: 'ladder sets' }, /^This workout: That type does not belong/],
    ['no sport', { name: 'x', steps: [step] }, /Choose the sport/],
    ['an unknown sport', { ...bare, sport: 'rowing' }, /sport is missing, or not as it should be/],
    ['no steps', { ...bare, steps: [] }, /needs at least one step/],
    ['100,000 steps', { ...bare, steps: Array.from({ length: 100_000 }, () => step) }, /100,000 steps.*at most 500/],
    [
      'a step of no length',
      { ...bare, steps: [step, { ...step, duration: { ...step.duration, value: 0 } }] },
      /^Entry 2 of the steps: A duration must be above 0\.$/,
    ],
    ['NaN, as others write it', '{"name":"x","sport":"running","steps":[{"duration":NaN}]}', /damaged/],
    [
      'text for a figure',
      { ...bare, steps: [{ ...step, duration: { ...step.duration, value: 'ten' } }] },
      /duration\.value is missing/,
    ],
    ['a field nobody knows', { ...bare, steps: [{ ...step, watts: 200 }] }, /field that is not known/],
    ['steps that are none', { ...bare, steps: [null] }, /^Entry 1 of the steps is not as it should be\.$/],
    [
      'a repeat past the start',
      { ...bare, steps: [step, { repeat: { steps: 2, count: 2 } }] },
      /covers only the steps/,
    ],
    [
      'an endless workout',
      { ...bare, steps: [...Array.from({ length: 400 }, () => step), { repeat: { steps: 400, count: 999 } }] },
      /at most 5000/,
    ],
    ['a character no database keeps', { ...bare, steps: [{ ...step, name: 'a\0' }] }, /cannot be saved/],
    ['nesting without end', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, /no list of steps|damaged/],
    ['a prototype', '{"__proto__":{"steps":[]}}', /no list of steps/],
  ])('of %s is refused with a sentence', (_, file, reason) => {
    const decoded = read(file)
    expect(decoded).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
    expect(decoded).toMatchObject({ reason: expect.stringMatching(/^[A-Z].*\.$/) })
  })
})

describe('the published schema', () => {
  const isValid = new Ajv2020({ strict: true, allErrors: false }).compile(workoutFileSchema())

  testProperty('accepts every file that is written', 500, (drawing) => {
    fc.assert(
      fc.property(newWorkout, (workout) => {
        const file = json.out?.encode(workout, { createdAt, publicUrl: 'https://example.org' })
        isValid(JSON.parse(new TextDecoder().decode(file)))
        expect(isValid.errors).toBeNull()
      }),
      drawing,
    )
  })

  test.each([
    ['no steps', { ...bare, steps: [] }],
    ['an unknown sport', { ...bare, sport: 'rowing' }],
    ['a field nobody knows', { ...bare, steps: [{ ...step, watts: 1 }] }],
    ['a step without a duration', { ...bare, steps: [{ intensity: 'active' }] }],
    ['another version', { ...bare, version: 2 }],
  ])('finds fault with %s', (_, file) => {
    expect(isValid(file)).toBe(false)
  })

  test('is named by the files of a server', () => {
    const file = json.out?.encode(
      { ...bare, sport: 'running', steps: [] },
      { createdAt, publicUrl: 'https://example.org' },
    )
    expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject({
      $schema: 'https://example.org/api/schemas/workout.json',
      version: 1,
    })
  })
})
