import type { Entries } from './words.ts'

/** Words of runs and of what is repeated in them. */
export const repeating: Entries = [
  ['quarters', { is: 'bout', metres: 400 }],
  ["yasso 800s, yasso 800, yassos, yasso's, yasso, yasso's 800s, yasso 800's", { is: 'bout', metres: 800 }],
  ["mona fartlek, mona, moneghetti, moneghetti fartlek, mona's fartlek", { is: 'session', session: 'mona' }],
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
  ['cdn, cool dn', { is: 'role', role: 'cooldown' }],
  [
    'michigan, michigan workout, mini michigan, pyramid, pyramids, ladder, ladders, cutdown, cut down, cut-down, down ladder, broken, norwegian, canova, parlauf, shakeout, alternations, alternation, oregon, deeks, billats, billat, daniels, hansons, double threshold, leg opener, opener, openers, taper, style',
    { is: 'title' },
  ],
  [
    'um, umm, uh, er, okay, ok, downs, the downs, obvs, hence, ie, i.e., in a row, non-stop, spikes, spikes optional, drills optional, em',
    { is: 'filler' },
  ],
]
