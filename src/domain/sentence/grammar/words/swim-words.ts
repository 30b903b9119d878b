import type { Entries } from './words.ts'

/** Swims that are cut by rests. */
export const brokenSwims: Entries = [['broken, brkn', { is: 'mark', mark: 'broken' }]]

/** Words of swimmers beside those of strokes and equipment. */
export const swimWords: Entries = [
  ['b/t, in btw, in b/w, in betw', { is: 'mark', mark: 'between' }],
  ['t/a, turn around on', { is: 'mark', mark: 'on' }],
  ['w/up', { is: 'role', role: 'warmup' }],
  ['six-kick, six kick, 6-1-6, 6-3-6, six kick switch, 6-kick switch', { is: 'swim', text: 'drill' }],
  ['desc up & hold down, desc up and hold down, descend up and hold down, descend up & hold down', { is: 'note' }],
  [
    'as far as possible, as far as poss, as far as u can, as far as you can, as far as i can, best even effort, best sustained effort',
    { is: 'effort', name: 'time trial' },
  ],
  ['kk, kic, ki', { is: 'swim', text: 'kick' }],
  [
    'im ord, im-order, imo, one of each stroke, 1 of each stroke, one each stroke, one of each',
    { is: 'swim', text: 'im', isStroke: true },
  ],
  [
    'band, with band, w band, w/ band, ankle band, sight, sighting, dolphin, dolphin kick, underwater dolphin, breathe, breath, breathing, breaths, b/p, heads up, head up, golf, swim golf, count strokes and time, streamline, no wall, no walls, hop out, tempo trainer',
    { is: 'note' },
  ],
  ['afap, as fast as possible, flat stick', { is: 'effort', name: 'max' }],
  ['blast', { is: 'effort', name: 'fast' }],
  [
    'paddle about, paddle around, splash about, splash around, float about, float around',
    { is: 'effort', name: 'easy' },
  ],
  ['tt, time trial, t.t., for time', { is: 'effort', name: 'time trial' }],
  ['race pace, race effort, goal pace, race speed', { is: 'effort', name: 'race' }],
  [
    'youve, beginner, beginners, taken, lite, tonight, bits, ladder, pyramid, red mist, red mist set, css test, css tst, wetsuit, no wetsuit, usrpt, lactate, on the wall, at the wall, wall, walls, at the walls, on the walls, ok, okay, off the blocks, off blocks, from a push, sprinters, sprinters only, block, golf 50s, in it, squad, masters set, yards, swum, of each swum, strait, any way',
    { is: 'filler' },
  ],
  ['xtra, extra', { is: 'filler' }],
  ['dn, cool dn, swim dn, wd swim, loosen off, loosen up to finish', { is: 'role', role: 'cooldown' }],
]
