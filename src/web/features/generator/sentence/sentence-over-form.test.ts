import { describe, expect, test } from 'vitest'
import { sportIds, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { formFor, type GeneratorForm, readForm, withType } from '../form/generator-form.ts'
import {
  asWritten,
  changeByHand,
  comeBack,
  fillIn,
  type GeneratorInput,
  setAside,
  withSentence,
} from './sentence-over-form.ts'

const metrics = { running_threshold_pace: '4:30', running_unit: 'miles', cycling_ftp: 264 } as const
const fresh: GeneratorInput = { form: formFor('running', metrics), sentence: '', corrected: [] }
const describedBy = (sentence: string) => fillIn(withSentence(fresh, sentence), metrics)

describe('a sentence', () => {
  test('fills the form in, and the form is sent like that', () => {
    const { form } = describedBy('50 min bike, 3x8 threshold')
    const answer = readForm(form)
    if (!('request' in answer)) throw new Error(JSON.stringify(answer))
    expect(issuesOf(answer.request)).toEqual([])
    expect(answer.request).toMatchObject({
      sport: 'cycling',
      workoutType: 'threshold',
      durationValue: 50,
      set: { times: 3, value: 8, unit: 'minutes' },
      referenceValue: 264,
    })
  })

  test.each([
    ['10k easy with strides', { sport: 'running', distanceUnit: 'kilometers', durationValue: '10', strides: true }],
    ['run 8', { durationType: 'distance', distanceUnit: 'miles', durationValue: '8' }],
    ['1h15 sweet spot 250w', { sport: 'cycling', durationValue: '75', workoutMetric: 'power', referenceValue: '264' }],
    ['1h15 sweet spot, ftp 250', { sport: 'cycling', workoutMetric: 'power', referenceValue: '250' }],
    ['52.5 min tempo', { durationValue: '52.30' }],
    [
      'swim 2km ladder, 50m pool',
      { sport: 'swimming', distanceUnit: 'meters', durationValue: '2000', poolLength: '50' },
    ],
    ['6x1k at 10k pace', { workoutType: 'threshold', workoutMetric: 'pace', racePace: '10k' }],
    ['45 min', { workoutType: 'endurance', durationValue: '45' }],
    ['long run 24 km at easy pace', { workoutType: 'endurance', effort: 'easy' }],
    ['swim 2k at css', { workoutType: 'interval', effort: 'css' }],
    ['ride 1h 6x30 s sprints', { set: { times: 6, value: 30, unit: 'seconds', effort: 'all out' } }],
  ])('"%s" fills it in with %o', (sentence, expected) => {
    expect(describedBy(sentence).form).toMatchObject(expected)
  })

  test('with a set in distances and no length gets a length for the set, unless one was chosen', () => {
    const { form } = describedBy('6x800m run with 90s rest')
    expect(form).toMatchObject({ durationType: 'distance', distanceUnit: 'miles', durationValue: '7' })
    const answer = readForm(form)
    if (!('request' in answer)) throw new Error(JSON.stringify(answer))
    expect(issuesOf(answer.request)).toEqual([])
    const chosen = { ...fresh.form, durationValue: '70' }
    const { form: kept } = fillIn({ form: chosen, sentence: '6x800m run', corrected: [] }, metrics)
    expect(kept).toMatchObject({ durationType: 'time', durationValue: '70' })
  })

  test('of which nothing can be built chooses no type, until one is chosen by hand', () => {
    const { form, understood } = describedBy('bike -5 miles')
    expect(form).toMatchObject({ sport: 'cycling', workoutType: undefined })
    expect(readForm(form)).toEqual({ problems: { workoutType: 'Workout type is required' } })
    expect(understood.unusable?.sentence).toMatch(/^Nothing is built of this/)
    const input = withSentence(fresh, 'bike -5 miles')
    const chosen = fillIn(changeByHand(input, form, withType(form, 'tempo')), metrics)
    expect(chosen.understood.unusable).toBeUndefined()
    expect('request' in readForm(chosen.form)).toBe(true)
  })

  test('of which nothing at all can be built is understood once a type is chosen by hand', () => {
    const input = withSentence(fresh, '0x400')
    const { form, understood, isUnderstood } = describedBy('0x400')
    expect(isUnderstood).toBe(false)
    expect(understood.unusable).toBeDefined()
    const chosen = fillIn(changeByHand(input, form, withType(form, 'tempo')), metrics)
    expect(chosen.isUnderstood).toBe(true)
    expect(chosen.understood.unusable).toBeUndefined()
  })

  test.each([
    ['bike', { sport: 'cycling', workoutType: 'endurance', durationType: 'time', durationValue: '60' }],
    ['swim', { sport: 'swimming', workoutType: 'endurance', distanceUnit: 'yards', durationValue: '2000' }],
    ['tempo run', { sport: 'running', workoutType: 'tempo', durationType: 'time', durationValue: '60' }],
  ])('"%s" sets what is assumed, and it can be sent', (sentence, expected) => {
    const own = { ...metrics, swimming_unit: 'yards' } as const
    const { form, understood } = fillIn(withSentence(fresh, sentence), own)
    expect(form).toMatchObject(expected)
    expect(understood.missing).not.toEqual([])
    expect(readForm(form)).toHaveProperty('request')
  })

  test('without any reading leaves the form as it is', () => {
    expect(describedBy('hello there').form).toEqual(fresh.form)
    expect(describedBy('').form).toEqual(fresh.form)
  })

  test.each([
    ['', true],
    [' \n', true],
    ['hello there', false],
    ['bike', true],
  ])('"%s" is understood: %s', (sentence, isUnderstood) => {
    expect(describedBy(sentence).isUnderstood).toBe(isUnderstood)
  })

  test('that is deleted removes its readings from the form', () => {
    const typed = withSentence(fresh, 'bike 2h')
    expect(fillIn(withSentence(typed, ''), metrics).form).toEqual(fresh.form)
  })

  test('is read in the unit of the form, where that has one', () => {
    const form = { ...formFor('running', undefined), distanceUnit: 'miles' as const }
    expect(fillIn({ form, sentence: 'run 8', corrected: [] }, undefined).form).toMatchObject({
      distanceUnit: 'miles',
    })
    const input = { form: formFor('running', undefined), sentence: 'run 8', corrected: [] }
    expect(fillIn(input, undefined).form).toMatchObject({ distanceUnit: 'kilometers' })
  })

  test('an effort goes into the request, and out of it with the type or by hand', () => {
    const { form } = describedBy('2h easy ride')
    const requestOf = (one: GeneratorForm) => {
      const answer = readForm({ ...one, workoutMetric: 'heartrate' })
      return 'request' in answer ? answer.request : answer
    }
    expect(requestOf(form)).toMatchObject({ workoutType: 'endurance', effort: 'easy' })
    expect(requestOf(withType(form, 'tempo'))).not.toHaveProperty('effort')
    expect(requestOf({ ...form, effort: undefined })).not.toHaveProperty('effort')
  })

  test('has its notes in the request, until they are removed by hand', () => {
    const input = withSentence(fresh, 'hilly run 75 min')
    const { form, understood } = fillIn(input, metrics)
    const requestOf = (one: GeneratorForm) => readForm({ ...one, workoutMetric: 'heartrate' })
    expect(requestOf(form)).toMatchObject({ request: { notes: 'hilly' } })
    expect(understood.found).toContainEqual({ from: 0, to: 5, field: 'notes', reading: 'Note: hilly' })
    const removed = fillIn(changeByHand(input, form, { ...form, notes: undefined }), metrics)
    expect(removed.form.notes).toBeUndefined()
    expect(removed.understood.found.map(({ field }) => field)).not.toContain('notes')
    expect(requestOf(removed.form)).not.toHaveProperty('request.notes')
  })

  test('keeps the strides and the pool that were chosen before', () => {
    const run = { ...fresh.form, workoutType: 'endurance', strides: true } as const
    expect(fillIn({ form: run, sentence: '45 min', corrected: [] }, metrics).form.strides).toBe(true)
    expect(fillIn({ form: run, sentence: '45 min tempo', corrected: [] }, metrics).form.strides).toBe(false)
    const swim = { ...formFor('swimming', metrics), poolLength: '33' }
    expect(fillIn({ form: swim, sentence: 'swim 2km', corrected: [] }, metrics).form.poolLength).toBe('33')
    const { understood } = fillIn({ form: swim, sentence: 'swim 2km, 50m pool', corrected: ['poolLength'] }, metrics)
    expect(understood.found.map(({ field }) => field)).not.toContain('poolLength')
  })

  test('keeps the race that was chosen before as long as the session can be done at its pace', () => {
    const run = { ...fresh.form, workoutType: 'threshold', workoutMetric: 'pace', racePace: '10k' } as const
    const raceFor = (sentence: string) => fillIn({ form: run, sentence, corrected: [] }, metrics).form.racePace
    expect(['45 min', '45 min at half marathon pace', '45 min tempo', '45 min by heart rate'].map(raceFor)).toEqual([
      '10k',
      'half marathon',
      undefined,
      undefined,
    ])
  })

  test('names an assumption only where the form has nothing else', () => {
    expect(describedBy('bike').understood.missing.map(({ field }) => field)).toEqual(['workoutType', 'durationValue'])
    expect(describedBy('tempo').understood.missing.map(({ field }) => field)).toEqual(['sport', 'durationValue'])
    const swim = { form: formFor('swimming', metrics), sentence: 'easy', corrected: [] }
    expect(fillIn(swim, metrics).understood.missing.map(({ field }) => field)).toEqual(['durationValue'])
    const form = { ...fresh.form, workoutType: 'tempo', durationValue: '35' } as const
    const { understood, form: filled } = fillIn({ form, sentence: 'run', corrected: [] }, metrics)
    expect(understood.missing).toEqual([])
    expect(filled).toMatchObject({ workoutType: 'tempo', durationValue: '35' })
  })

  test('does not call a chosen value an assumption, even where it is the same', () => {
    const form = { ...fresh.form, workoutType: 'endurance' } as const
    const { understood } = fillIn({ form, sentence: 'run', corrected: [] }, metrics)
    expect(understood.missing.map(({ field }) => field)).toEqual(['durationValue'])
  })
})

describe('the readings of a sentence agree with the form', () => {
  test('a sentence without any reading assumes neither type nor length', () => {
    const { form, understood } = describedBy('lorem ipsum')
    expect(understood).toMatchObject({ missing: [], inferred: [] })
    expect(form.workoutType).toBeUndefined()
  })

  test('a type that the corrected sport does not have is unread, and its replacement is named', () => {
    const input = withSentence(fresh, '50 min bike sweet spot')
    const changed = changeByHand(input, fillIn(input, metrics).form, formFor('running', metrics))
    const { form, understood } = fillIn(changed, metrics)
    expect(form).toMatchObject({ sport: 'running', workoutType: 'endurance', durationValue: '50' })
    expect(understood.found.map(({ reading }) => reading)).toEqual(['50 minutes'])
    expect(understood.unread.map(({ sentence }) => sentence)).toEqual([
      'Say which kind of run: Interval, Threshold, Tempo or Endurance.',
    ])
    expect(understood.missing.map(({ sentence }) => sentence)).toEqual(['No type was named, so endurance.'])
    expect(understood.assumed.workoutType).toBe('endurance')
  })

  test('a kind of length that the corrected sport does not have is not named as an assumption', () => {
    const input = withSentence(fresh, 'easy bike')
    const changed = changeByHand(input, fillIn(input, metrics).form, formFor('swimming', metrics))
    const { form, understood } = fillIn(changed, metrics)
    expect(form).toMatchObject({ durationType: 'distance', durationValue: '2000' })
    expect(understood.missing.map(({ sentence }) => sentence).join(' ')).not.toContain('1 hour')
  })

  test.each([
    'easy run',
    'bike',
    '45 min',
    '50 min bike, 3x8 threshold',
    '1h15 sweet spot 250w',
    'swim 2km ladder, 50m pool',
    '10k easy with strides',
    '6x800m run with 90s rest',
    'vo2 ride by power, ftp 264',
    'tempo run at 4:30 pace',
  ])('"%s" with another sport chosen by hand can be generated as it says', (sentence) => {
    const input = withSentence(fresh, sentence)
    const shown = fillIn(input, metrics).form
    for (const sport of sportIds.filter((id) => id !== shown.sport)) {
      const changed = changeByHand(input, shown, formFor(sport, metrics))
      const { form, understood } = fillIn(changed, metrics)
      expect(form.workoutType, sport).toBeDefined()
      const said = understood.missing.map((one) => one.sentence).join(' ')
      if (said.includes('so endurance')) expect(form.workoutType).toBe('endurance')
      if (said.includes('so 1 hour')) expect(form).toMatchObject({ durationType: 'time', durationValue: '60' })
      for (const { field, reading } of understood.found)
        if (field === 'workoutType') expect(reading).toBe(workoutTypeLabel[form.workoutType as WorkoutType])
    }
  })
})

describe('a change by hand', () => {
  const input = withSentence(fresh, '50 min bike, 3x8 threshold')
  const shown = fillIn(input, metrics).form

  test('takes precedence over the sentence, even while more is typed', () => {
    const changed = changeByHand(input, shown, { ...shown, durationValue: '70' })
    const typedOn = fillIn(withSentence(changed, '50 min bike, 4x8 threshold'), metrics)
    expect(typedOn.form).toMatchObject({ durationValue: '70', set: { times: 4 } })
    expect(typedOn.understood.found.map(({ field }) => field)).not.toContain('durationValue')
  })

  test('keeps nothing that only the sentence had filled in once another one is typed', () => {
    const written = withSentence(fresh, '60 min ride, 3x8 min at 250w, 15 min warm up')
    const filled = fillIn(written, metrics).form
    expect(filled).toMatchObject({ mainSet: expect.any(Array), warmup: { value: 15 } })
    const changed = changeByHand(written, filled, { ...filled, durationValue: '70' })
    const { form } = fillIn(withSentence(changed, '50 min bike'), metrics)
    expect(form).toMatchObject({ sport: 'cycling', durationValue: '70', mainSet: undefined, warmup: undefined })
    const again = asWritten(changed)
    expect(fillIn(again, metrics).form.durationValue).toBe('60')
    expect(fillIn(withSentence(again, '50 min bike'), metrics).form.mainSet).toBeUndefined()
    const set = { times: 3, value: 10, unit: 'minutes' } as const
    const own = changeByHand(written, filled, { ...filled, set, mainSet: undefined })
    expect(fillIn(withSentence(own, '50 min bike'), metrics).form).toMatchObject({ set, mainSet: undefined })
  })

  test('removes the set', () => {
    const changed = changeByHand(input, shown, { ...shown, set: undefined })
    expect(fillIn(changed, metrics).form.set).toBeUndefined()
  })

  test('of the sport keeps the other readings that the new sport has', () => {
    const changed = changeByHand(input, shown, formFor('running', metrics))
    expect(fillIn(changed, metrics).form).toMatchObject({
      sport: 'running',
      workoutType: 'threshold',
      durationValue: '50',
      referenceValue: '4:30',
    })
    const swum = changeByHand(input, shown, formFor('swimming', metrics))
    const { form, understood } = fillIn(swum, metrics)
    expect(form).toMatchObject({ sport: 'swimming', durationType: 'distance', set: undefined })
    expect(understood.unread.map(({ sentence }) => sentence)).toContain('Say how far each is, such as 8 × 100 m.')
  })

  test('no longer takes precedence once the sentence is emptied', () => {
    const changed = changeByHand(input, shown, { ...shown, durationValue: '70' })
    for (const blank of ['', ' ']) {
      const again = withSentence(withSentence(changed, blank), '50 min bike')
      expect(fillIn(again, metrics).form.durationValue).toBe('50')
    }
    const alone = changeByHand({ ...input, sentence: ' ' }, shown, { ...shown, durationValue: '70' })
    expect(alone.corrected).toEqual([])
  })

  test('stays when the sentence is emptied', () => {
    const changed = changeByHand(input, shown, { ...shown, durationValue: '70' })
    expect(fillIn(withSentence(changed, ''), metrics).form).toMatchObject({ sport: 'cycling', durationValue: '70' })
  })
})

describe('a sentence that spells out a whole workout', () => {
  const sentence = '400, 8x100 on 1:50, 4x50 kick, 200'
  const input = withSentence(fresh, sentence)
  const { form, written, understood, isSetAside } = fillIn(input, metrics)

  test('gives that workout, and the form follows its sport, type and length', () => {
    expect(written?.steps).toHaveLength(6)
    expect(form).toMatchObject({ sport: 'swimming', durationType: 'distance', durationValue: '1600' })
    expect(written).toMatchObject({ sport: 'swimming', type: form.workoutType })
    expect(understood.found.filter(({ field }) => field === 'mainSet').map(({ from }) => from)).toContain(0)
    expect(isSetAside).toBe(false)
  })

  test('leaves no part of an earlier request in the form', () => {
    const set = { times: 3, value: 8, unit: 'minutes' } as const
    const ends = { warmup: { value: 10, unit: 'minutes' }, cooldown: { value: 5, unit: 'minutes' } } as const
    const run = { ...fresh.form, workoutType: 'endurance', set, ...ends, strides: true } as const
    const filled = fillIn({ form: run, sentence: 'easy run 10k 6:00/km', corrected: [] }, metrics)
    expect(filled.written).toBeDefined()
    expect(filled.form).toMatchObject({ set: undefined, warmup: undefined, cooldown: undefined, strides: false })
  })

  test('has its next versions by what its steps aim at', () => {
    const metricOf = (said: string) => fillIn(withSentence(fresh, said), metrics).form.workoutMetric
    expect(metricOf('60 min ride at 200 W')).toBe('power')
    expect(metricOf('easy run 10k 6:00/km')).toBe('pace')
    expect(metricOf(sentence)).toBe('heartrate')
  })

  test('is set aside by a change by hand, and can be taken back with what it does not say', () => {
    const changed = changeByHand(input, form, { ...form, durationValue: '2000', poolLength: '50' })
    const aside = fillIn(changed, metrics)
    expect(aside).toMatchObject({ isSetAside: true, form: { durationValue: '2000', poolLength: '50' } })
    expect(aside.written).toBeUndefined()
    expect(aside.understood.found.map(({ field }) => field)).not.toContain('mainSet')
    expect(aside.understood.unread).toEqual([])
    const back = fillIn(asWritten(changed), metrics)
    expect(back.written).toEqual(written)
    expect(back.form).toMatchObject({ durationValue: '1600', poolLength: '50' })
  })

  test.each([
    ['15 min warm up, 3x8 min z4 with 3 min easy, 10 min down', 'cycling', 'power'],
    ['20 min easy, 20 min steady, 20 min tempo run', 'cycling', 'power'],
    ['bike 10 min easy, 5x1 min at 115% with 1 min easy, 10 min easy', 'running', 'pace'],
  ] as const)('"%s" is built again for another sport: %s', (said, sport, target) => {
    const written = withSentence(fresh, said)
    const before = fillIn(written, metrics)
    expect(before.written?.sport).not.toBe(sport)
    const corrected = changeByHand(written, before.form, formFor(sport, metrics))
    const again = fillIn(corrected, metrics)
    expect(again).toMatchObject({ isSetAside: false, form: { sport }, written: { sport } })
    expect(again.written?.steps).toHaveLength(before.written?.steps.length ?? 0)
    const targets = again.written?.steps.flatMap((entry) =>
      'target' in entry && entry.target ? [entry.target.type] : [],
    )
    expect(new Set(targets)).toEqual(new Set([target]))
    expect(again.understood.unread).toEqual([])
    expect(again.understood.found.filter(({ field }) => field === 'mainSet')).not.toEqual([])
  })

  test('is set aside where it cannot be read for another sport, which is said', () => {
    const corrected = changeByHand(input, form, formFor('cycling', metrics))
    const aside = fillIn(corrected, metrics)
    expect(aside).toMatchObject({ isSetAside: true, form: { sport: 'cycling' } })
    expect(fillIn(asWritten(corrected), metrics).written).toEqual(written)
  })

  test('is built again by another target, and of another type', () => {
    const said = withSentence(fresh, 'bike 15 min warm up, 3x8 min z4 with 3 min easy, 10 min down')
    const shown = fillIn(said, metrics).form
    const byPulse = changeByHand(said, { ...shown, workoutMetric: 'power' }, { ...shown, workoutMetric: 'heartrate' })
    const work = (of: GeneratorInput) => fillIn(of, metrics).written?.steps[1]
    expect(work(said)).toMatchObject({ target: { type: 'power', zoneNumber: 4 } })
    expect(work(byPulse)).toMatchObject({ target: { type: 'heartrate', zoneNumber: 4 } })
    expect(fillIn(byPulse, metrics).form.workoutMetric).toBe('heartrate')
    const tempo = changeByHand(said, shown, { ...shown, workoutType: 'tempo' })
    expect(fillIn(tempo, metrics)).toMatchObject({ form: { workoutType: 'tempo' }, written: { type: 'tempo' } })
    expect(work(tempo)).toEqual(work(said))
  })

  test('is built again from a corrected reference value, even where the sentence says another', () => {
    const said = withSentence(fresh, '15 min warm up, 20 min at 290 w, 10 min down bike, ftp 290')
    const shown = fillIn(said, metrics)
    expect(shown.form).toMatchObject({ workoutType: 'threshold', referenceValue: '290' })
    const corrected = changeByHand(said, shown.form, { ...shown.form, referenceValue: '360' })
    expect(fillIn(corrected, metrics)).toMatchObject({
      isSetAside: false,
      form: { workoutType: 'tempo', referenceValue: '360' },
      written: { type: 'tempo' },
    })
    const unclear = changeByHand(said, shown.form, { ...shown.form, referenceValue: 'x' })
    expect(fillIn(unclear, metrics).written).toEqual(shown.written)
  })

  test('has its lengths counted again in a corrected pool', () => {
    const said = withSentence(fresh, 'swim 8 lengths easy, 10x4 lengths on 1:50, 8 lengths easy')
    const shown = fillIn(said, metrics)
    expect(shown.form).toMatchObject({ durationValue: '1400', poolLength: '25' })
    const corrected = changeByHand(said, shown.form, { ...shown.form, poolLength: '50' })
    expect(fillIn(corrected, metrics)).toMatchObject({
      form: { durationValue: '2800', poolLength: '50' },
      written: { poolLength: { length: 50 } },
    })
    const tiny = changeByHand(said, shown.form, { ...shown.form, poolLength: '0' })
    expect(fillIn(tiny, metrics).written?.steps).toEqual(shown.written?.steps)
  })

  test('is set aside without any change', () => {
    const aside = fillIn(setAside(input), metrics)
    expect(aside).toMatchObject({ isSetAside: true, form: { ...form } })
    expect(aside.written).toBeUndefined()
  })

  test('assumes no length, even where the generator makes none of its length', () => {
    const short = fillIn(withSentence(fresh, '1 min easy run, 2 min at 4:00/km, 1 min easy'), metrics)
    expect(short.written).toBeDefined()
    expect(short.understood.missing.map(({ field }) => field)).not.toContain('durationValue')
  })
})

test('what was corrected by hand is no longer to be checked', () => {
  const said = withSentence(fresh, '20 min bike ride consisting of 4x20 min threshold')
  const shown = fillIn(said, metrics)
  expect(shown.understood.checks).toHaveLength(1)
  const corrected = changeByHand(said, shown.form, { ...shown.form, durationValue: '120' })
  expect(fillIn(corrected, metrics).understood.checks).toEqual([])
})

describe('a sentence that comes back with its page', () => {
  const bare = formFor('running', metrics)
  const backAt = (sentence: string, addressed: GeneratorForm) => comeBack(sentence, { addressed, bare }, metrics)

  test('is followed by another one as if the page had not been loaded anew', () => {
    const input = backAt('60 min run, last 3k tempo', withType(bare, 'tempo'))
    expect(fillIn(input, metrics).form.workoutType).toBe('tempo')
    expect(fillIn(withSentence(input, '30 min run'), metrics).form.workoutType).toBe('endurance')
    expect(fillIn(withSentence(input, 'run 200 hours'), metrics).form.workoutType).toBeUndefined()
  })

  test('keeps a type and a sport that were chosen by hand', () => {
    const type = backAt('60 min run, last 3k tempo', withType(bare, 'interval'))
    expect(fillIn(type, metrics).form.workoutType).toBe('interval')
    const sport = backAt('60 min run, last 3k tempo', formFor('cycling', metrics))
    expect(fillIn(sport, metrics).form.sport).toBe('cycling')
  })

  test('leaves what the address says where it is empty', () => {
    expect(backAt('', withType(bare, 'tempo')).form.workoutType).toBe('tempo')
  })
})
