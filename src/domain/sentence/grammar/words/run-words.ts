import { footSport } from '../sports-of-words.ts'
import type { Entries } from './words.ts'

/** Words of runs and of what is repeated in them. */
export const repeating: Entries = [
  ['quarters', { is: 'bout', metres: 400 }],
  ["yasso 800s, yasso 800, yassos, yasso's, yasso, yasso's 800s, yasso 800's", { is: 'bout', metres: 800 }],
  ["mona fartlek, mona, moneghetti, moneghetti fartlek, mona's fartlek", { is: 'session', session: 'mona' }],
  [
    'marathon prep, half marathon prep, hm prep, 10k prep, 5k prep, marathon training, half marathon training, 10k training, 5k training, marathon block, marathon build, race prep, marathon specific',
    { is: 'title' },
  ],
  ['accel, stides, pickups, pickup, pick ups, pick-ups, pick up strides', { is: 'strides' }],
  ['rpace', { is: 'race', race: 'mile', isPace: true }],
  ['drop, drops, dropping each, cutting, getting down', { is: 'change', ramp: 'falling' }],
  ['goal, target, goal time', { is: 'mark', mark: 'hold' }],
  ['going up in steps, going up, stepping up, up in steps', { is: 'change', ramp: 'rising' }],
  ['rolling every, going every, rolling on', { is: 'mark', mark: 'every' }],
  ['sorry, i mean, scratch that, correction', { is: 'mark', mark: 'under' }],
  ['minus, slower, quicker, less', { is: 'mark', mark: 'under' }],
  ['throughout, everywhere, all round', { is: 'mark', mark: 'all' }],
  ['dn', { is: 'role', role: 'cooldown' }],
  ['kenyan hills, kenyan hill', { is: 'effort', name: 'threshold' }],
  ['i pace, i-pace, vvo2, vvo2max', { is: 'effort', name: 'vo2' }],
  ['r pace, r-pace, rep pace, repetition pace', { is: 'race', race: 'mile', isPace: true }],
  ['j', { is: 'rest', manner: 'jog', isSure: false }],
  ['walk/jog, jog/walk, walk or jog', { is: 'rest', manner: 'walk', isSure: false }],
  ['up/down, up & down, up + down', { is: 'role', role: 'both' }],
  [
    'start & finish with, start and finish with, start n finish with, begin and end with, start and end with, starting and finishing with',
    { is: 'role', role: 'both' },
  ],
  ['this cycle, that cycle, the cycle, cycle this, the whole cycle', { is: 'filler' }],
  ['speed endurance, speed-endurance', { is: 'title' }],
  [
    'the oval, on the oval, oval, grp, sandwich, sarnie, super slow, super easy, nothing silly, split, beeps, garmin beeps, comrades style, for my duathlete, couch to 5k, couch-to-5k',
    { is: 'filler' },
  ],
  ['hard as you can, as hard as you can, as fast as you can, fast as you can', { is: 'effort', name: 'max' }],
  ['cdn, cool dn', { is: 'role', role: 'cooldown' }],
  [
    'michigan, michigan workout, mini michigan, pyramid, pyramids, ladder, ladders, cutdown, cut down, cut-down, down ladder, broken, norwegian, canova, parlauf, shakeout, alternations, alternation, oregon, deeks, billats, billat, daniels, hansons, double threshold, leg opener, opener, openers, taper, style',
    { is: 'title' },
  ],
  [
    'in and outs, in-and-outs, ins and outs, in n outs, in-n-outs, ins n outs, tune up, tune-up, special block, special session, relay leg, relay, strength session, race tune-up, aquathlon, duathlon, brick leg',
    { is: 'title' },
  ],
  [
    'run off the bike, run off bike, off the bike, off bike, run off the swim, off the swim, off swim, rnu',
    { is: 'sport', sport: footSport },
  ],
  ['contin, contin., non stop running, without stopping, without a break', { is: 'session', session: 'straight' }],
  ['float not jog, float not a jog, float not walk', { is: 'rest', manner: 'float', isSure: false }],
  [
    'quicker as they get shorter, a bit quicker as they get shorter, bit quicker as they get shorter, faster as they get shorter, getting faster as they get shorter, getting quicker as they get shorter, faster as you go, quicker as you go, bit quicker as you go',
    { is: 'note' },
  ],
  ['jog not walk, jog not a walk', { is: 'rest', manner: 'jog', isSure: false }],
  ['walk not jog, walk not a jog', { is: 'rest', manner: 'walk', isSure: false }],
  ['steady not jog, steady not easy', { is: 'effort', name: 'steady' }],
  [
    "day before, the day before, day before parkrun, day before race, day before a race, day before race day, that's it, that's all, that is it, and that's it, don't forget, dont forget, don't forget the, dont forget the, remember, remember the, tmrw, tmr, tomoz, mon, tue, tues, weds, wed, thurs, thur, thu, fri, sunday, back to the car, back to car, to the car, back to base, back to the start, at the drink stations, at drink stations, drink stations, aid stations, at aid stations, water stops, at the lights, to the park, to the track, from the track, is up, are up, is done, are done, baltic, chilly, freezing, roasting, boiling",
    { is: 'filler' },
  ],
  [
    'um, umm, uh, er, okay, ok, downs, the downs, obvs, hence, ie, i.e., in a row, non-stop, spikes, spikes optional, drills optional, em, grp, mara grp, mara group, marathon group, marathon grp, nothing silly, sandwich, sarnie, cadence focus',
    { is: 'filler' },
  ],
]
