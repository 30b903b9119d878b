import type { Atom, Mark } from './atoms.ts'

/** Phrases separated by commas, and what each of them means. */
export type Entries = readonly (readonly [phrases: string, atom: Atom])[]

const mark = (mark: Mark, phrases: string) => [phrases, { is: 'mark', mark }] as const

export const joining: Entries = [
  mark('with', 'with, w/, w, featuring, containing, using, wth, wiht, w/:, by doing, doing'),
  mark(
    'include',
    'including, incl, inc, includes, include, incl., inc., within that, within which, inside that, thereof, in which, inside, w/in that, of which',
  ),
  mark('at', 'at, @, a t, holding at'),
  mark(
    'hold',
    'hold, holding, held at, hitting, hit, aim, aiming for, aim for, target, targeting, sitting at, sit at, sat at, ridden at, run at, swum at, done at, in around',
  ),
  mark('on', 'on, on the, going on, leaving on, leave on, go on, going every, leaving every, departing on, turnaround'),
  mark('off', 'off, off of'),
  mark('in', 'in'),
  mark(
    'as',
    'as, made up of, consisting of, broken into, broken down as, split as, split into, done as, swum as, divided into, divided as, = , being, made of',
  ),
  mark(
    'then',
    'then, followed by, and then, straight into, into, before finishing with, finish with, finishing with, to finish, next, after that, afterwards, thn, than, leading into, finish off with, finish, end with, ending with, rolling into, straight to, directly into, and finish with, & finish with, finish w/, finishing w/, end w/, close with, closing with',
  ),
  mark('plus', 'plus, and also, along with, as well as, add'),
  mark('and', 'and, &, n'),
  mark('or', 'or'),
  mark('of', 'of'),
  mark('each', 'each, ea, a piece, apiece, each one, each rep, each time, ea., per rep, every rep, per'),
  mark(
    'all',
    'all, everything, all of it, all of them, the lot, all of these, all at, whole thing, all reps, all sets, every one',
  ),
  mark(
    'between',
    'between, btw, btwn, b/w, bw, bt, betw, in between, inbetween, between each, btw each, between them, in-between, between all, bet, bt., btn',
  ),
  mark('after', 'after, after each, aft, following, after every, after ea, following each, behind each'),
  mark(
    'before',
    'before, prior to, ahead of, b4, prior, beforehand, to start, up front, pre, to begin, to open, first up',
  ),
  mark('every', 'every, evry'),
  mark('to', 'to, -, til, till, until, up to, down to, through to, thru'),
  mark('from', 'from, starting at, start at, starting from, beginning at, starting, start'),
  mark('times', 'x, times, time through, times through, * , time, xs, repeated, repeat'),
  mark(
    'sets',
    'sets, set, rounds, rnds, rds, rounds of, sets of, set of, rnd, rd, round, round of, series, series of, blocks, blocks of, circuits, cycles, cycles of, laps of, times around, goes, groups of, ser, block of, bouts of, rds of, rnds of, lots of, clusters, clusters of',
  ),
  mark(
    'reps',
    'reps, repeats, rep, repeat, repetitions, intervals, interval, efforts, effort, bouts, repeats of, reps of, intervals of, efforts of, reps at, ints, int, bouts',
  ),
  mark(
    'total',
    'total, in total, overall, all in, all up, in all, tot, altogether, total time, total distance, all told, session total, total session, to total, for a total of, total of, sum, = total, totaling, totalling, to make, to make it, to make up, making, making it, makes',
  ),
  mark('first', 'first, 1st, opening, the first, initial'),
  mark('middle', 'middle, mid, the middle, central, in the middle'),
  mark('last', 'last, final, closing, the last, the final, lst'),
  mark('second', '2nd, second'),
  mark(
    'remainder',
    "remainder, rest of it, rest of the ride, rest of the run, the remainder, rest of the time, the rest of it, rest of session, rest of time, remaining, what is left, whatever is left, the remaining, remaining time, balance, the balance, rest of the way, rest of ride, rest of run, the rest of the ride, the rest of the run, everything else, all else, fill with, fill rest with, fill up with, fill the rest with, fill the rest, fill rest, remainder of ride, remainder of run, remainder of the ride, remainder of the run, rest of the session, whatevers left, whatever's left, what's left",
  ),
  mark(
    'alternate',
    'alternating, alternate, alternately, alt, alternating between, by turns, switching between, alternates, alternated',
  ),
  mark('for', 'for, lasting, over'),
  mark(
    'end',
    'near the end, towards the end, toward the end, at the end, at end, to end, to finish up, to finish off, at finish, to close, at the finish, to round off',
  ),
  mark('ons', 'ons'),
  mark('offs', 'offs'),
  mark('again', 'same again, the same again, and the same again, same set again'),
  mark('half', 'half'),
  mark('equal', 'equal, same, =, matching, identical'),
  mark('odds', 'odds, odd, odd ones, odd reps, odd numbers, odds at, the odds'),
  mark('evens', 'evens, even ones, even reps, even numbers, the evens'),
  mark('by', 'by'),
  mark('no', 'no, without, zero, w/o, nil'),
  mark('out', 'out'),
  mark('back', 'back, home'),
  mark('laps', 'laps, lap, loops, loop, circuits, lengths, lengths of the pool'),
]

export const units: Entries = [
  ['h, hr, hrs, hour, hours, hrs., hr.', { is: 'unit', unit: 'h' }],
  [
    "min, mins, minute, minutes, ', mins., min., mn, mns, minuts, mintues, minutes', mim, minues",
    { is: 'unit', unit: 'min' },
  ],
  ["s, sec, secs, second, seconds, \", sec., secs., '', scs", { is: 'unit', unit: 's' }],
  [
    'km, kms, kilometer, kilometers, kilometre, kilometres, k, ks, klicks, kays, kay, kliks',
    { is: 'unit', unit: 'km' },
  ],
  ['mi, mile, miles, milers, miler, mis', { is: 'unit', unit: 'mi' }],
  ["meter, meters, metre, metres, mtr, mtrs, mts, metres'", { is: 'unit', unit: 'meters' }],
  ['y, yd, yds, yard, yards, yrds, yrd, yds.', { is: 'unit', unit: 'yd' }],
  ['m, ms', { is: 'unit', unit: 'm' }],
]

export const efforts: Entries = [
  [
    'recovery effort, recovery pace, very easy, super easy, v easy, very ez, really easy, super ez, dead easy, extra easy, v ez',
    { is: 'effort', name: 'recovery' },
  ],
  [
    'super slow, very slow, really slow, v slow, dead slow, nice and slow, easy, shakeout, shake out, shake-out, ez, eazy, esy, ezy, gentle, relaxed, light, chill, chilled, loose, e pace, ez pace, easy pace, easy effort, cruisy, super relaxed, comfy, comfortable, comfortably, conversational, lightly, nice and easy, easily, gently, slow, slowly, e, loosen, loosen up, low intensity, conversational pace, chat pace, at ease, easyy, eassy, easy-peasy',
    { is: 'effort', name: 'easy' },
  ],
  [
    'a bit faster, a bit quicker, bit faster, bit quicker, slightly faster, slightly quicker, a little faster, a little quicker, steady, stdy, steady state, steadily, st, steady pace, steady effort, steady aerobic, stedy, solid aerobic',
    { is: 'effort', name: 'steady' },
  ],
  [
    'endurance, aerobic, aer, aero pace, base, endurance pace, aerobic pace, endo, end, long slow, aerobic effort, endurance effort, aerobically, endurnce, base pace',
    { is: 'effort', name: 'endurance' },
  ],
  [
    'moderate, mod, moderately, medium, med, moderate effort, moderate pace, medium effort, moderately hard, mid effort, med effort',
    { is: 'effort', name: 'moderate' },
  ],
  [
    'tempo, tempo pace, tempo effort, temp, tmpo, tempoish, tempo-ish, comfortably hard, pick it up, picking it up, pick up the pace',
    { is: 'effort', name: 'tempo' },
  ],
  [
    'sweet spot, sweetspot, sst, ss, sweet-spot, swt spot, sweet spot effort, sweetspt',
    { is: 'effort', name: 'sweet spot' },
  ],
  [
    'threshold, cv, cv pace, critical velocity, thresh, thres, thr, thrshld, thrshold, treshold, threshhold, threshold pace, threshold effort, threshold power, lt, lt pace, lt effort, t pace, t-pace, t effort, lactate threshold, at ftp, ftp, ftp pace, cruise, cruise pace, lthr, t, anaerobic threshold, lt2, lt2 pace, thold, th, thrsh',
    { is: 'effort', name: 'threshold' },
  ],
  ['css, css pace, css effort, critical swim speed, critical pace', { is: 'effort', name: 'css' }],
  [
    'hard, hrd, strong, strongly, tough, brisk, briskly, hard effort, firm, quick, quickly, solid, i pace, pushed, pushing, good effort, hard pace, strong effort, strong pace, powerful, punchy, vigorous',
    { is: 'effort', name: 'hard' },
  ],
  [
    'surge, surges, surging, pickup, pickups, pick up, pick ups, pick-up, pick-ups, burst, bursts, fast, very hard, fst, v hard, v fast, very fast, faster, quick pace, fast pace, really hard, super hard, near max, sharp, snappy, near-max, fast effort, r pace, fastt',
    { is: 'effort', name: 'fast' },
  ],
  [
    'vo2, vo2max, vo2 max, vo₂, v02, v02 max, vo2s, vo2 effort, vo2 pace, vo 2, vo2max pace, vo2max effort, max aerobic, i effort, v02max, vo2 intensity',
    { is: 'effort', name: 'vo2' },
  ],
  ['anaerobic, anaerobic capacity, ac', { is: 'effort', name: 'anaerobic' }],
  ['sprint, sprints, sprinting, sprinted, neuromuscular', { is: 'effort', name: 'sprint' }],
  [
    "max, max effort, all out, all-out, flat out, flat-out, maximum, maximal, full gas, full send, maxed, eyeballs out, full effort, full throttle, best effort, all u got, tt, time trial, time-trial, tt effort, race effort, all you have, all you got, all you've got, everything you have, race it, balls out, go hard, as hard as you can, maximum effort, max eff, max pace",
    { is: 'effort', name: 'max' },
  ],
  ['float, floating, floats, float pace', { is: 'effort', name: 'float' }],
]

export const races: Entries = [
  [
    'mp, marathon pace, m pace, mar pace, goal marathon pace, gmp, marathon race pace, m-pace, marathon effort, m effort, marathon rp, marathon goal pace, mara pace, mara',
    { is: 'race', race: 'marathon', isPace: true },
  ],
  [
    'hmp, half marathon pace, half pace, hm pace, half-marathon pace, hm effort, half effort, half marathon effort, half mara pace, half marathon race pace, goal hmp, ghmp, half marathon rp',
    { is: 'race', race: 'half marathon', isPace: true },
  ],
  [
    '10kp, 10k pace, 10km pace, 10 k pace, 10k effort, 10k race pace, 10km effort, 10km race pace, 10k rp, 10k pb pace, 10k-pace, 10k goal pace, 10 k effort, 10krp, t10',
    { is: 'race', race: '10k', isPace: true },
  ],
  [
    '5kp, 5k pace, 5km pace, 5 k pace, 5k effort, 5k race pace, 5km effort, 5km race pace, 5k rp, parkrun pace, 5k-pace, 5k goal pace, 5 k effort, parkrun effort, 5krp, 5k pb pace',
    { is: 'race', race: '5k', isPace: true },
  ],
  [
    '3kp, 3k pace, 3km pace, 3 k pace, 3k effort, 3km effort, 3k race pace, 3k rp, 2 mile pace, 2mi pace, 2 mile effort',
    { is: 'race', race: '3k', isPace: true },
  ],
  [
    '1500 pace, 1500m pace, 1500 effort, 1500m effort, 1500 race pace, 1500p, 1500m race pace, 1500 rp',
    { is: 'race', race: '1500m', isPace: true },
  ],
  ['mile pace, mile effort, mile race pace, mile rp, 1 mile pace', { is: 'race', race: 'mile', isPace: true }],
  ['marathon, mara, full marathon, fm', { is: 'race', race: 'marathon' }],
  ['half marathon, hm, half-marathon, half mara', { is: 'race', race: 'half marathon' }],
]

export const rests: Entries = [
  [
    'rest, rests, rbs, recovery, recoveries, rec, recs, recov, recup, recovs, ri, rbi, rr, pause, pauses, break, breaks, rst, recover, recovering, recovry, r/i, rest interval, rest intervals, passive, passive rest, recs., rec., standing rest, static rec, static rest, standing recovery, stationary rest, static recovery, complete rest, r, breather, rest period, rest time, sr, rb, rest-interval, rest in between',
    { is: 'rest', manner: 'rest', isSure: true },
  ],
  [
    'jog, jogs, jogging, jogged, jg, jog rest, jog recovery, jog rec, jog recoveries, jogging recovery, jog recov, easy jog, ez jog, jogged rest, jogging rest, slow jog, jog easy, jog recs, shuffle, easy jog recovery, easy jog rec, jog ez, light jog, jogged recovery, easy jog recoveries, jog break, jog rests, gentle jog, recovery jog, rec jog, recovery jogs, rest jog, trot',
    { is: 'rest', manner: 'jog', isSure: false },
  ],
  [
    'walk, walking, walks, walk rest, walk recovery, walk rec, walked, walk break, walk breaks, walking rest, walking recovery, walk recov, easy walk, wlk, brisk walk, hike',
    { is: 'rest', manner: 'walk', isSure: false },
  ],
  [
    'float, floats, float recovery, float rec, floating recovery, float recoveries, float rest',
    { is: 'rest', manner: 'float', isSure: false },
  ],
  [
    'spin, spins, easy spin, ez spin, spin easy, spin recovery, spinning, soft pedal, soft pedalling, soft pedaling, light spin, spin rec, roll, rolling, rolling recovery, spin ez, easy spinning, recovery spin, spin rest, coast, coasting, easy pedal, easy pedalling, easy pedaling, easy roll, pedal easy, easy riding, rec spin, noodle, coast down, freewheel, roll easy, spin down, roll down, descend easy, gentle spin, easy ride, ride easy',
    { is: 'rest', manner: 'spin', isSure: false },
  ],
  [
    'easy swim, swim easy, ez swim, active rest, active recovery, active rec, active, swim ez, active recoveries, easy swimming, active recov',
    { is: 'rest', manner: 'swim', isSure: false },
  ],
]

export const roles: Entries = [
  [
    'warm up, warmup, warm-up, wu, w-u, w/u, w up, w-up, wup, warming up, warm, wm up, warm ups, ws up, wrm up, wramup, warmp up, warm u, up, to warm up, for warm up, of warm up, wu jog, warm up jog, warmup jog, easy warm up, easy warmup, ez wu, easy wu, easy w/u, jog warm up, wu:, w.u., warm-up jog, gentle warm up, jog wu, jog w/u, easy jog warm up, swim wu, spin wu, warm up spin, spin warm up, warm-up spin, wup jog, warm up swim, easy warm-up, progressive warm up, build wu, easy spin wu, warmup spin, easy to warm up, ez warm up, warmed up, warrm up, warmup easy, wu easy, warm up easy, wu ez, easy jog wu',
    { is: 'role', role: 'warmup' },
  ],
  [
    'cool down, cooldown, cool-down, c-d, w-d, cd, c/d, c down, c-down, cdown, warm down, warmdown, warm-down, wd, w/d, sd, swim down, swim-down, s/d, swimdown, cooling down, cool, cool off, jog down, down, cool dwon, coldown, to cool down, for cool down, of cool down, cd jog, cool down jog, cooldown jog, easy cool down, easy cooldown, ez cd, easy cd, easy c/d, jog cool down, cd:, c.d., to cool, jog cd, jog c/d, cool-down jog, loosen down, easy swim down, cool down spin, easy cool-down, spin down to finish, cool down easy, cd easy, cd ez, warm down easy, easy to cool down, ez cool down, swim down easy, easy swim down, jog home, easy jog home, easy home, home easy, jog it out, spin home, roll home, spin out, easy spin home, loosen out, easy spin cd, wind down, winding down, easy swim-down, ez swim down, cooldown easy, spin cd, easy jog cd, easy jog cool down, lossen',
    { is: 'role', role: 'cooldown' },
  ],
  [
    'wu and cd, wu/cd, wu & cd, w/u and c/d, w/u & c/d, warm up and cool down, warmup and cooldown, warm-up and cool-down, warm up/cool down, warmup/cooldown, wu + cd, wu cd, at the start and end, at start and end, at the start and at the end, at the start and the end, each end, either end, both ends, each side, either side, both sides, top and tail, warm up & cool down, warm up + cool down, wup/cd, wu and wd, w/up and c/d, before and after, b4 n after, before & after, wu+cd, warm up and down, w/u c/d, w/u + c/d, wu&cd, warm-up/cool-down, warmup & cooldown, warm-up & cool-down, warm up and warm down, w/up and w/down, wup & cd, up and down, up n down, each way, top n tail, topped and tailed with, topped and tailed, top and tail with, sandwiched by, sandwiched between, sandwich it w/, sandwich it with, bookended by, bookended with, bookend with, eithr side, w up and c down, wu/wd, w/u/c/d',
    { is: 'role', role: 'both' },
  ],
]
