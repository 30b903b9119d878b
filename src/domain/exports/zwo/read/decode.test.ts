import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { found, percents, read, step, stepsIn, zwoFile } from '#tests/support/workouts/zwo-files.ts'
import { zwo } from '../../zwo.ts'

describe('files of other programs', () => {
  test('a cool-down falls and a warm-up rises, whichever figure comes first', () => {
    const both = (low: string, high: string) =>
      stepsIn(
        `<Warmup Duration="600" PowerLow="${low}" PowerHigh="${high}"/><Cooldown Duration="300" PowerLow="${low}" PowerHigh="${high}"/>`,
      )
    expect(both('0.25', '0.75')).toEqual(both('0.75', '0.25'))
    expect(both('0.25', '0.75')).toEqual([
      step(600, percents(25, 75, 'rising'), { intensity: 'warmup' }),
      step(300, percents(25, 75, 'falling'), { intensity: 'cooldown' }),
    ])
  })

  test('float noise is rounded away', () => {
    expect(stepsIn('<SteadyState Duration="60" Power="0.50449997" pace="-1307163960"/>')).toEqual([
      step(60, percents(50.45)),
    ])
    expect(stepsIn('<SteadyState Duration="60.000" PowerHigh=".81" PowerLow=".81"/>')).toEqual([step(60, percents(81))])
  })

  test('bands, percents above 10 and commas are read', () => {
    expect(stepsIn('<SteadyState show_avg="1" PowerHigh="0.6" PowerLow="0.45" Duration="900"/>')).toEqual([
      step(900, percents(45, 60)),
    ])
    const read = found(zwoFile('<SteadyState Duration="60" Power="85"/><SteadyState Duration="60" Power="0,9"/>'))
    expect(read.workout.steps).toEqual([step(60, percents(85)), step(60, percents(90))])
    expect(read.losses).toEqual(['Figures above 10 are read as percents, not as shares of threshold.'])
  })

  test('intervals are read as a repeat, and repeated steps become one too', () => {
    const repeat = { repeat: { steps: 2, count: 4 } }
    expect(
      stepsIn(
        '<IntervalsT Repeat="4" OnDuration="40" OffDuration="20" OnPower="1.2" OffPower=".5" Cadence="95" CadenceResting="80"/>',
      ),
    ).toEqual([
      step(40, percents(120), { intensity: 'interval', cadence: { min: 95, max: 95 } }),
      step(20, percents(50), { intensity: 'recovery', cadence: { min: 80, max: 80 } }),
      repeat,
    ])
    expect(
      stepsIn('<SteadyState Duration="40" Power="1.2"/><SteadyState Duration="20" Power="0.5"/>'.repeat(4)),
    ).toEqual([
      step(40, percents(120), { intensity: 'interval' }),
      step(20, percents(50), { intensity: 'recovery' }),
      repeat,
    ])
    expect(
      stepsIn(
        '<IntervalsT Repeat="2" OnDuration="40" OffDuration="20" PowerOnLow="1" PowerOnHigh="1.1" PowerOffHigh="0.5"/>',
      ),
    ).toMatchObject([{ target: percents(100, 110) }, { target: percents(50) }, { repeat: { count: 2 } }])
  })

  test('free rides, all-out efforts and steps of other names are read', () => {
    expect(
      stepsIn(
        '<Freeride Duration="60" FlatRoad="1"/><MaxEffort Duration="20"/><SolidState Duration="30" Power="0.7"/><SteadyState Duration="60" Power="0"/>',
      ),
    ).toEqual([
      step(60),
      { ...step(20), intensity: 'interval', name: 'Max effort', effort: 10 },
      step(30, percents(70)),
      { ...step(60), intensity: 'rest' },
    ])
  })

  test('a file with a BOM, CRLF, latin-1, bare ampersands, CDATA and no name is read', () => {
    const wild = zwoFile(
      '<SteadyState Duration="60" Power="0.7"><textevent message="Größer & höher"/></SteadyState>',
      '<author>J&uuml;rgen</author>\r\n<description><![CDATA[Für <alle> & mehr, R&amp;D]]></description>\r\n',
    )
    const latin1 = Uint8Array.from(Buffer.from(wild.replace('UTF-8', 'ISO-8859-1'), 'latin1'))
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from(wild)])
    for (const bytes of [latin1, marked]) {
      expect(zwo.in?.recognises(bytes, 'x.xml')).toBe(true)
      expect(found(bytes)).toEqual({
        ok: true,
        workout: {
          name: 'tuesday',
          sport: 'cycling',
          type: null,
          steps: [step(60, percents(70), { notes: 'Für <alle> & mehr, R&amp;D\n0:00 Größer & höher' })],
        },
        losses: ['The description now stands in the notes of the first step.'],
      })
    }
  })

  test('tags tell the type, and fields without a place here are reported once', () => {
    const { workout, losses } = found(
      zwoFile(
        '<SteadyState Duration="60" Power="0.7"><gameplayevent type="x"/></SteadyState><Dance/><Dance/><SteadyState Duration="0" Power="1"/>',
        '<tags><tag name="THRESHOLD"/><tag name="Hilly"/></tags><ftpOverride>200</ftpOverride><category>X</category>',
      ),
    )
    expect(workout.type).toBe('threshold')
    expect(losses).toEqual([
      'Tags are left out: Hilly.',
      'Blocks of no length are left out.',
      'What the file calls gameplayevent is left out.',
      'What the file calls Dance is left out (2 times).',
      'What the file calls ftpOverride is left out.',
    ])
  })

  test('seconds and metres within float noise of whole ones are whole', () => {
    const blocks = '<SteadyState Duration="480.00003" Power="0.9"/><SteadyState Duration="59.999996" Power="0.5"/>'
    const seconds = stepsIn(blocks).map((entry) => 'duration' in entry && entry.duration)
    expect(seconds).toEqual([step(480).duration, { type: 'time', unit: 'minutes', value: 60 }])
    expect(stepsIn('<FreeRide Duration="30.5"/><FreeRide Duration="10.0625"/>')).toEqual([step(30.5), step(10.063)])
    expect(
      stepsIn('<IntervalsT Repeat="2" OnDuration="29.999998" OffDuration="30.000002" OnPower="1" OffPower="0.5"/>'),
    ).toMatchObject([{ duration: { value: 30 } }, { duration: { value: 30 } }, { repeat: { count: 2 } }])
    // They repeat each other, and a day stays one step.
    expect(
      stepsIn('<FreeRide Duration="480.00003"/><FreeRide Duration="480"/><FreeRide Duration="479.99997"/>'),
    ).toEqual([step(480), { repeat: { steps: 1, count: 3 } }])
    expect(stepsIn('<FreeRide Duration="86400.004"/>')).toEqual([step(86_400)])
    const run = '<sportType>run</sportType><durationType>distance</durationType>'
    expect(stepsIn('<FreeRide Duration="1000.00006"/>', run)).toMatchObject([{ duration: { value: 1 } }])
  })

  test('a block that names only a zone gets the zone’s percents, with a remark', () => {
    const { workout, losses } = found(
      zwoFile(
        '<SteadyState Duration="60" Zone="3"/><Warmup Duration="60" Zone="1"/><SteadyState Duration="60" Power="0.7" Zone="2"/>' +
          '<IntervalsT Repeat="2" OnDuration="30" OffDuration="60" PowerOnZone="5" OffPower="0.5" PowerOffZone="1"/>',
      ),
    )
    expect(workout.steps).toEqual([
      step(60, percents(75, 90)),
      step(60, percents(40, 60), { intensity: 'warmup' }),
      step(60, percents(70)),
      step(30, percents(105, 118), { intensity: 'interval' }),
      step(60, percents(50), { intensity: 'recovery' }),
      { repeat: { steps: 2, count: 2 } },
    ])
    expect(losses).toEqual(['Zones become percents of FTP, by the zones of Zwift.'])
    const run = found(zwoFile('<SteadyState Duration="60" Zone="3"/>', '<sportType>run</sportType>'))
    expect(run.workout.steps).toEqual([step(60)])
    expect(run.losses).toEqual(['Zones other than the six of power that Zwift has are left out.'])
  })

  test('unknown attributes are reported once, with their number, and unimportant ones are not', () => {
    const { losses } = found(
      zwoFile(
        '<SteadyState Duration="60" Power="0.7" Slope="5" Target="9" show_avg="1" NeverFails="1"/>' +
          '<FreeRide Duration="60" Power="0.6" FlatRoad="1" ftptest="1" slope="2"/>'.repeat(3),
        '<author>Robin</author><legacyIdHash>77</legacyIdHash><painIndex>3</painIndex>',
      ),
    )
    expect(losses).toEqual([
      'What the file calls Slope in SteadyState is left out.',
      'What the file calls Target in SteadyState is left out.',
      'What the file calls Power in FreeRide is left out (3 times).',
      'What the file calls slope in FreeRide is left out (3 times).',
    ])
  })

  test('of many unknown attributes some are named', () => {
    const attributes = Array.from({ length: 40 }, (_, at) => `a${at}="1"`).join(' ')
    const { losses } = found(zwoFile(`<SteadyState Duration="60" Power="0.7" ${attributes}/>`))
    expect(losses).toHaveLength(11)
    expect(losses.at(-1)).toBe('There are 30 more parts that are not known here.')
  })

  test('of more than a thousand unknown elements a thousand are counted', () => {
    const unknown = Array.from({ length: 1200 }, (_, at) => `<A${at}/>`).join('')
    const { losses } = found(zwoFile(`<FreeRide Duration="60"/>${unknown}`))
    expect(losses.at(-1)).toBe('There are 990 more parts that are not known here.')
  })

  test('its elements are known in any case', () => {
    expect(zwo.in?.recognises(new TextEncoder().encode('<WORKOUT_FILE>'), 'x')).toBe(true)
    expect(zwo.in?.recognises(new TextEncoder().encode('<workout_files>'), 'x')).toBe(false)
  })

  test('intervals with only one side that has a length consist of that side', () => {
    expect(stepsIn('<IntervalsT Repeat="3" OnDuration="40" OnPower="1.2"/>')).toEqual([
      step(40, percents(120), { intensity: 'interval' }),
      { repeat: { steps: 1, count: 3 } },
    ])
    expect(stepsIn('<IntervalsT Repeat="1" OffDuration="40" OffPower="0.5" OnPower="1"/>')).toEqual([
      step(40, percents(50), { intensity: 'recovery' }),
    ])
  })

  test('a run’s figures are shares of the race pace it names, or of its own threshold', () => {
    const block = '<SteadyState Duration="600" Power="1" pace="4"/>'
    const run = (header = '') => stepsIn(block, `<sportType>run</sportType>${header}`)
    // A marathon at (12 / 42.195) ** 0.06 of the speed of an hour.
    expect(run()).toEqual([step(600, { type: 'pace', percentMin: 92.73, percentMax: 92.73 })])
    expect(run('<thresholdSecPerKm>240</thresholdSecPerKm>')).toEqual([
      step(600, { type: 'pace', percentMin: 100, percentMax: 100 }),
    ])
    expect(run('<durationType>distance</durationType>')).toMatchObject([
      { duration: { type: 'distance', unit: 'kilometers', value: 0.6 } },
    ])
  })
})

describe('a file is refused with a sentence', () => {
  const file = (blocks: string) => `<workout_file><workout>${blocks}</workout></workout_file>`
  const lol = '<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  test.each([
    ['of nothing', '', /empty|no XML/],
    ['of words', 'Ride hard.', /no XML/],
    ['of another kind', '<gpx><trk/></gpx>', /no <workout_file>/],
    ['without a workout', '<workout_file><name>x</name></workout_file>', /no <workout_file>/],
    ['without steps', file(''), /no steps/],
    ['of two megabytes of bare ampersands', file('&'.repeat(2_000_000)), /more & than/],
    ['for a rest day', file('<RestDay/>'), /rest day/],
    ['with intervals of no side', file('<IntervalsT Repeat="2" OnPower="1"/>'), /neither an OnDuration/],
    ['that breaks off', '<workout_file><workout><SteadyState Duration="60" Power="0.5"/>', /breaks off/],
    ['whose tags cross', file('<SteadyState></Warmup>'), /from line 1/],
    ['with entities of its own', `${lol}${file('<SteadyState Duration="60" Power="0.5" Text="&b;"/>')}`, /DOCTYPE/],
    [
      'with a length below 0',
      file('<SteadyState Duration="-60" Power="0.5"/>'),
      /Block 1, SteadyState, has a Duration/,
    ],
    ['with a length that is none', file('<SteadyState Duration="NaN" Power="0.5"/>'), /no figure above 0/],
    ['with an endless length', file('<SteadyState Duration="Infinity" Power="0.5"/>'), /no figure above 0/],
    ['with a length of years', file('<SteadyState Duration="1e9" Power="0.5"/>'), /a month/],
    ['with a length of years in figures', file('<SteadyState Duration="99999999" Power="0.5"/>'), /a month/],
    ['without a length', file('<SteadyState Power="0.5"/>'), /no Duration/],
    ['with a power below 0', file('<SteadyState Duration="60" Power="-0.5"/>'), /has a Power that is no figure/],
    ['with a power nobody has', file('<SteadyState Duration="60" Power="2000"/>'), /1000 percent/],
    [
      'with repeats nobody counts',
      file('<IntervalsT Repeat="1e9" OnDuration="1" OffDuration="1" OnPower="1" OffPower="1"/>'),
      /repeated 1e9 times/,
    ],
    ['with 100,000 steps', file('<SteadyState Duration="1" Power="0.5"/>'.repeat(100_000)), /20000 parts/],
    ['with 10,000 steps', file('<SteadyState Duration="1" Power="0.5"/>'.repeat(10_000)), /5000 steps/],
    ['with a step that says too much', file(`<SteadyState ${'Power="1" '.repeat(101)}/>`), /says more/],
    ['with steps within steps', file('<a>'.repeat(30) + '</a>'.repeat(30)), /nested/],
    [
      'with 600 different steps',
      file(Array.from({ length: 600 }, (_, at) => `<SteadyState Duration="${at + 1}" Power="0.5"/>`).join('')),
      /500 steps/,
    ],
  ])('%s', (_, wild, reason) => {
    const decoded = read(wild)
    expect(decoded.ok ? '' : decoded.reason).toMatch(reason)
    expect(decoded.ok ? '' : decoded.reason).toMatch(/^[A-Z].*\.$/)
  })

  test('if it has 50 MB, without being read', () => {
    expect(read(new Uint8Array(50_000_000))).toMatchObject({ ok: false, reason: expect.stringMatching(/10 MB/) })
  })

  testProperty('or read, with any content, and nothing throws', 1000, (drawing) => {
    const name = fc.constantFrom('SteadyState', 'Warmup', 'IntervalsT', 'FreeRide', 'textevent', 'constructor', 'tag')
    const attribute = fc.constantFrom(
      'Duration',
      'Power',
      'PowerLow',
      'PowerHigh',
      'OnPower',
      'OnDuration',
      'OffDuration',
      'Repeat',
      'Cadence',
      '__proto__',
      'message',
    )
    const value = fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: 0, max: 4000 }).map(String))
    const block = fc
      .tuple(name, fc.uniqueArray(fc.tuple(attribute, value), { selector: ([key]) => key, maxLength: 6 }))
      .map(([is, all]) => `<${is} ${all.map(([key, said]) => `${key}="${said.replaceAll(/[<"]/g, '')}"`).join(' ')}/>`)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(block).map((all) => file(all.join(''))),
        ),
        (wild) => {
          const decoded = read(wild)
          if (!decoded.ok) expect(decoded.reason).toMatch(/^[A-Z].*\.$/)
        },
      ),
      drawing,
    )
  })
})
