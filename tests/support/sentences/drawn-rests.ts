import fc from 'fast-check'

/** A sentence with rests in any notation, and one that says the same in the plainest words. */
export type DrawnRests = { sentence: string; plain: string }

const one = <T>(...values: T[]) => fc.constantFrom(...values)
const between = one(
  ' between',
  ' btwn',
  ' btw',
  ' in btw',
  ' b/w',
  ' in between each',
  ' aft each',
  ' after each rep',
  '',
)
const ends = fc.record({ head: one('', '15 min warm up, ', '2k wu, '), tail: one('', ', 10 min cool down', ', 2k cd') })
const joint = one(', ', ' w ', ' with ', ', with ')
const counts = one(5, 6, 8, 12)

/** How long, as it is typed and in full. */
const far = one(['400', '400 metres'], ['500m', '500 metres'], ['1k', '1 km'], ['1/2 mi', '0.5 mile'])
const timed = one(["2'", '2 min'], ['3 mins', '3 min'], ['90s', '90 s'], ['4min', '4 min'])

/** "6x1k @ 10k pace, 400 float @ MP+20 btwn" */
const ofRuns = fc
  .tuple(
    counts,
    one('1k', '1 mile', '3 min'),
    one('threshold', '10k pace'),
    far,
    one(' float', ''),
    joint,
    between,
    ends,
  )
  .chain(([times, bout, work, [short, full], manner, link, place, { head, tail }]) =>
    one(['@ MP', 'at MP'], ['@ MP+20', 'at MP+20s'], ['at MP+45 sec', 'at MP+45s']).map(([aim, plainAim]) => ({
      sentence: `run ${head}${times}x${bout} @ ${work}${link}${short}${manner || (place === '' ? ' float' : '')} ${aim}${place}${tail}`,
      plain: `run ${head}${times}x(${bout} @ ${work}, ${full} ${plainAim})${tail}`,
    })),
  )

/** "5x5 min @ 90%, 3 min spin 95+ rpm in btw" */
const ofRides = fc
  .tuple(
    counts,
    one('5 min', '8min'),
    one('90%', '105%'),
    timed,
    one('@ 95 rpm', '95+ rpm', '100rpm'),
    joint,
    between,
    ends,
  )
  .map(([times, bout, work, [short, full], turns, link, place, { head, tail }]) => ({
    sentence: `bike ${head}${times}x${bout} @ ${work}${link}${short} spin ${turns}${place || ' btw'}${tail}`,
    plain: `bike ${head}${times}x(${bout} @ ${work}, ${full} easy at ${/\d+/.exec(turns)?.[0]} rpm)${tail}`,
  }))

/** "16x200 @ 5k pace, 200 jog, 3 min standing after every 4" */
const ofGroups = fc
  .tuple(
    one(2, 3, 4),
    one(3, 4, 5),
    one('200', '400'),
    one(['jog', 'jog'], ['static', 'standing rest'], ['walk', 'walk']),
    timed,
  )
  .chain(([groups, each, bout, [manner, inFull], [short, full]]) =>
    fc.tuple(joint, one('every', 'each'), one('', 'th', ' reps')).map(([link, word, behind]) => {
      const place = `after ${behind === 'th' ? `every ${each}th` : `${word} ${each}${behind}`}`.replace('3th', '3rd')
      return {
        sentence: `run ${groups * each}x${bout} @ 5k pace${link}200 jog, ${short} ${manner} ${place}`,
        plain: `run ${groups}x(${each}x${bout} @ 5k pace with 200 metres jog), ${full} ${inFull} between sets`,
      }
    }),
  )

/** "6x400 off 90s, 4x200 off 60s, 4 min b/t sets" */
const ofSeveral = fc
  .tuple(
    counts,
    counts,
    timed,
    one('b/t sets', 'btwn sets', 'aft each set', 'between the sets'),
    one(', ', ', then ', ' then '),
    ends,
  )
  .map(([first, second, [short, full], place, link, { head, tail }]) => ({
    sentence: `run ${head}${first}x400 @ 5k pace off 90s${link}${second}x200 @ 3k pace off 60s, ${short} ${place}${tail}`,
    plain: `run ${head}${first}x400 @ 5k pace off 90s, ${full} easy, ${second}x200 @ 3k pace off 60s${tail}`,
  }))

/** "10 x 2' on/1' off, ons LT, offs steady" */
const ofHalves = fc
  .tuple(
    counts,
    one("2' on/1' off", '2 min on, 1 min off', '2 min hard/1 min easy', "2' on 1' off"),
    one('10k pace', 'threshold'),
    one('MP', 'steady', 'MP+20'),
  )
  .chain(([times, halves, hard, easy]) =>
    one(
      `, ons @ ${hard}, offs @ ${easy}`,
      ` (on = ${hard}, off = ${easy})`,
      `: hard ${hard}, easy ${easy}`,
      `, offs ${easy}, ons ${hard}`,
      `, ${hard} / floats @ ${easy}`,
    ).map((aims) => ({
      sentence: `run ${times} x ${halves}${aims}`,
      plain: `run ${times}x(2 min at ${hard}, 1 min ${easy === 'steady' ? '' : 'at '}${easy})`.replace("' ", ' min '),
    })),
  )

/** Sets of runs and rides with rests that say what they are done at, or where they lie, in any notation. */
export const drawnRests: fc.Arbitrary<DrawnRests> = fc.oneof(ofRuns, ofRides, ofGroups, ofSeveral, ofHalves)
