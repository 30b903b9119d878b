import { expect, test } from 'vitest'
import { messagesIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// What to write instead of words that were not read.

test.each<[sentence: string, ...lines: string[]]>([
  ['5x', '“5x”: Say what is done so often, such as 10x800 m.'],
  ['400s', '“400s”: Say how often, such as 8 × 400 m.'],
  ['400m', '“400m”: A run can be 2 to 60 kilometers long.'],
  ['run 500', '“500”: Say the unit of this figure, such as 45 min or 10 km.'],
  ['rest day', '“rest day”: A day cannot be asked for here.'],
  ['-5 km run', '“-5 km”: A length must be above 0.'],
  ['swim 9 min', '“9 min”: A swim is asked for by distance: say it in meters or yards.'],
  ['swim 199 m', '“199 m”: A swim can be 200 to 10,000 meters long.'],
  ['row 30 min', '“row 30 min”: There are sessions for running, cycling and swimming.'],
  ['run 100-200', '“100-200”: Say the unit of these figures, such as 45-60 min.'],
  ['150/150 bike', '“150”: A session has one length: 2 hours 30 minutes counts.'],
  ['hilly run 1h', '“hilly”: Hills are not part of a workout: choose the route for them.'],
  ['10 x 10 x 10', '“10 x 10 x 10”: Say what is repeated how often, such as 2x(5x400 m).'],
  ['swim 30 laps', '“30 laps”: A lap can be one length of the pool or two: say lengths, or the distance.'],
  [
    '4x450 on 7:30',
    '“4x450”: “on 7:30” could not be read, so this set is left out.',
    '“on 7:30”: Say how long to rest, such as "90s rest".',
  ],
  [
    'swim 110 ON 2:00',
    '“110”: A swim can be 200 to 10,000 meters long.',
    '“2:00”: A send-off belongs to a set, such as 4x200 on 4:00.',
  ],
  [
    'run 5 times, 1 km',
    '“5 times”: Say what is done so often, such as 10x800 m.',
    '“1 km”: A run can be 2 to 60 kilometers long.',
  ],
  [
    'run 5x1k or 6x1k if fresh',
    '“or 6x1k if fresh”: Two are offered, and the first one is built: write the other one alone if you want it.',
  ],
  ['run 45 min no', '“no”: What to leave out is not understood: say what you want instead.'],
  ['5 rounds: run', '“5 rounds”: This figure was not used: say what it is of, such as 10 min easy.'],
  ['ftp 39 bike 1h', '“ftp 39”: Enter your FTP in watts, 40 to 600.'],
  ['bike 2x20 @ 60', '“60”: Say the unit of this target, such as 90%, 250w or 4:30/km.'],
  ['ride 301 miles', '“301 miles”: A ride can be 3 to 300 miles long.'],
  ['100 x 5 km run', '“100 x 5 km”: That is longer than any run here: 480 minutes or 60 kilometers or 60 miles.'],
  ['swim 13x(4x25)', '“13x”: Write at most 12 sets.', '“4x25”: Write at most 12 sets.'],
  ['swim 400, 8x100', '“400”: Say what this figure is, such as 45 min run or 10 km.'],
  ['swim sweet spot 2000', '“sweet spot”: Say which kind of swim: Interval, Ladder Sets or Endurance.'],
  ['bike strides 1h', '“strides”: Strides belong to an endurance run.'],
  ['hr 59 run 45 min', '“hr 59”: A heart rate is a whole number from 60 to 230 beats a minute.'],
  ['swim 10x110 1:50', '“1:50”: Write on 1:45 for a send-off, or in 1:45 for the time of each swim.'],
  ['run 10k 25m pool', '“25m pool”: Only a swim has a pool.'],
  ['6x3 min 3:45 run', '“3:45”: Say what this time is, such as 3:45 rest, or 1h15 for the session.'],
  ['bike then run 2h', '“run”: A session is of one sport: the first one counts.'],
  ['css 9:59 swim 2k', '“css 9:59”: Enter your critical swim speed as mm:ss, 0:45 to 5:00.'],
  ['run 60 min power', '“power”: A run has no target by power.'],
  ['12x24 in 30s swim', '“in 30s”: Say the pace of each, such as 4:00/km, or a rest, such as 90s rest.'],
  ['bike at 90 rpm', '“90 rpm”: Say the cadence beside a set, such as 3 × 8 min at 90 rpm.'],
  ['swim drills 1500m with 4x100 css', '“drills”: Say it with a set, such as 8x50 kick.'],
  ['5x3 min rpe 11 run', '“rpe 11”: An effort is a whole number from 1 to 10, such as effort 7/10.'],
  ['run 10 km, ftp 250', '“ftp 250”: A run is measured by heart rate or pace.'],
  [
    'race simulation 10k',
    '“race”: Say which race, such as 5k pace or marathon pace.',
    '“simulation”: “simulation” was not understood.',
  ],
  ['run 2x20 sweet spot', '“sweet spot”: Say which kind of run: Interval, Threshold, Tempo or Endurance.'],
  ['bike 60 min 300 tss', '“300 tss”: A load cannot be asked for: say how long it should be.'],
  ['bike 20k at 4:30/km', '“4:30/km”: A ride is measured by heart rate or power.'],
  [
    'lthr 165, run 45 min',
    '“lthr 165”: Your own heart rates belong in your profile. For a limit write, for example, heart rate under 150.',
  ],
  ['over unders, 30 min bike', '“over unders”: Say how many and how long, such as 3x12 over-unders.'],
  [
    '5x3 min at 95% HRR',
    '“95% HRR”: Write percents of LTHR, your heart rate at threshold, or beats, such as 140-150 bpm.',
  ],
  ['marathon pace 4:40/km', '“4:40/km”: A target belongs to one length or to a set, such as 5 × 1 km at 4:00/km.'],
  [
    'bike 3x11 over unders',
    '“3x11”: Rounds of 3 min do not fit 11 min: say another length.',
    '“over unders”: Say how many and how long, such as 3x12 over-unders.',
  ],
  [
    'run 3x1km over unders',
    '“3x1km”: Say over-unders in minutes, such as 3x12 over-unders 2 min under 1 min over.',
    '“over unders”: Say how many and how long, such as 3x12 over-unders.',
  ],
  [
    'swim 10x100 kick pull',
    '“10x100”: This is said twice in one step. Keep one.',
    '“kick”: Say it with a set, such as 8x50 kick.',
    '“pull”: Say it with a set, such as 8x50 kick.',
  ],
  [
    '2 min progression run',
    '“2 min”: A run can be 10 to 480 minutes long.',
    '“progression”: Write each part out, such as 20 min easy, 20 min steady, 20 min tempo.',
  ],
  ['threshold 1:00/km run', '“threshold 1:00/km”: Enter your threshold pace as mm:ss, 2:00 to 15:00.'],
  ['ride 1h with 3x10 min at 30 km/h', '“30 km/h”: A speed cannot be asked for: give a pace, watts or a zone.'],
  ['6x1k 10k pace, 5k pace', '“5k pace”: The work is done at one pace: the first race counts.'],
  ['8 miles getting faster', '“getting faster”: How the effort changes within a step cannot be asked for here.'],
  ['run with 3 friends 10k', '“3 friends”: Who trains with you is no part of a session.'],
  ['tempo threshold run 45', '“threshold”: A session is of one type: the other one counts.'],
  [
    'run 45 min every 2 days',
    '“every 2”: Say what is done how often, such as 60 min easy with 30 s pick-ups every 10 min.',
    '“days”: A day cannot be asked for here.',
  ],
  ['swim 2000 yards 50m pool', '“50m pool”: Say the pool in yards, as the swim is.'],
  ['40 min easy run, 1 stride', '“1 stride”: Ask for 2 to 20 strides.'],
  [
    '45 min tempo run, 5k pace',
    '“5k pace”: Tempo is not done at 5k pace: interval at 1500m, 3k or 5k pace, threshold at 10k or half marathon pace, tempo at half marathon or marathon pace.',
  ],
  ['run 100 min with 9 min tempo', '“9 min”: Say how often, such as 6 × 1 min.'],
  [
    'first 10 min easy, 30 min run',
    '“first 10 min”: To set an easy part, write every part: 10 min easy, 4x5 min z4 with 2 min easy, 10 min easy.',
  ],
  ['swim 100000x25 with 5000 s rest', '“100000x25 with 5000 s rest”: Say how often, such as 8x400 m.'],
  [
    'Give me a hard 1 hour cycling workout',
    '“hard”: Say which kind of ride: Sweet Spot, VO2 Max, Threshold, Tempo, Endurance or Interval.',
  ],
  [
    '45 min run by heart rate, 5k pace intervals',
    '“5k pace”: The pace of a race is a target by pace: ask for the run by pace.',
  ],
  [
    '8x50 breathe every 3/5/7/9, 15s rest, swim 1600',
    '“breathe every 3/5/7/9”: How often to breathe or to look up cannot be asked for here.',
  ],
  ['low cadence tempo bike 90 min', '“low cadence”: Say the cadence in figures, such as 3x8 min at 90 rpm.'],
  [
    'bike 1h, 20 min warm up, 4x10 min tempo with 5 min, 10 min cool down',
    '“1h”: The parts take 1 hour 30 minutes, so this length is left out.',
  ],
])('"%s" says what to write instead of what was not read', (sentence, ...lines) => {
  expect(messagesIn(sentence, understand(sentence, { sport: 'running' }))).toEqual(lines)
})
