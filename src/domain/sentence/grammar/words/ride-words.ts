import type { Entries } from './words.ts'

/** Names of what is done on a bike. */
export const riding: Entries = [
  ['home', { is: 'effort', name: 'easy' }],
  ['tt, time trial, timetrial, time-trial', { is: 'effort', name: 'time trial' }],
  [
    'easy back down, back down easy, roll easy down, descent, descents, desc rec, descent recovery',
    { is: 'rest', manner: 'spin', isSure: true },
  ],
  [
    'out and back, out n back, out & back, back down, back up, there and back, on the way down, on the way back, on the way up, inside it, in it, in there, in that',
    { is: 'filler' },
  ],
  ['build, building, bld, builds', { is: 'change', ramp: 'rising', orNote: true }],
  [
    'build to, building to, ramp to, ramp up to, ramping to, rising to, build up to, building up to, progressing to, progress to, progressive to',
    { is: 'change', ramp: 'rising', isTo: true },
  ],
  ['down to, ramp down to, ramping down to, dropping to, easing to', { is: 'change', ramp: 'falling', isTo: true }],
  [
    'ms, 70.3 sim, 70.3 ride sim, 70.3 ride, 70.3 prep, 10 tt prep, 25 tt prep, 25 tt pacing, 10 tt pacing, 10tt prep, im ride, im paced, ironman paced, im sim, ironman sim, wt, idt, ow prep',
    { is: 'title' },
  ],
  ['rung, rungs', { is: 'filler' }],
  ['before it all, before all that, before all of it, before everything', { is: 'role', role: 'warmup' }],
  ['but', { is: 'mark', mark: 'but' }],
  ['tabata, tabatas, tabata set, tabata sets', { is: 'session', session: 'tabata' }],
  [
    'o/u, o/us, over under, over unders, over-under, over-unders, over/under, over/unders, overunder, overunders, ou, ous, unders and overs, over and unders, overs and unders, under overs, under-overs',
    { is: 'over-under' },
  ],
  [
    'ronnestad, ronnestads, rønnestad, ronnie, microbursts, microburst, micro bursts, micro intervals, microintervals, micros, bursts of',
    { is: 'session', session: 'micro' },
  ],
  [
    'tt pace, tt effort, tt power, tt pwr, tt watts, time trial pace, time trial effort, time trial power, 40k tt power, 40k tt pace, 40k power, 25 mile tt pace, 10 mile tt pace, 10 mile tt power, 25 mile tt power',
    { is: 'effort', name: 'time trial' },
  ],
  [
    'ironman power, ironman watts, ironman pace, ironman effort, im power, im watts, im effort, im pace',
    { is: 'effort', name: 'ironman' },
  ],
  [
    'im70.3 watts, im70.3 power, im70.3 pace, im70.3 effort, 70.3 power, 70.3 race pace, 70.3 race power, 70.3 race effort, half ironman race pace, 70.3 effort, 70.3 pace, 70.3 watts, him power, him watts, half ironman power, half ironman watts, half im power, half im watts',
    { is: 'effort', name: 'half ironman' },
  ],
  [
    'recovery ride, recovery spin, recovery pedal, rec ride, rec spin, recovery bike',
    { is: 'effort', name: 'recovery' },
  ],
  [
    'soft, softly, very soft, real easy, noodling, steady away, cruisey, tootle, tootling, social, social pace, coffee pace',
    { is: 'effort', name: 'easy' },
  ],
  [
    'sprnt, sprnts, sprinters, flying sprint, flying sprints, jumps, jump, standing start sprint, neuromusc, leg openers',
    { is: 'effort', name: 'sprint' },
  ],
  ['empty it, empty the tank, empties the tank', { is: 'effort', name: 'max' }],
  ['tempo pwr, tempo power', { is: 'effort', name: 'tempo' }],
  [
    'spin ups, spinups, spin-ups, spin up, spinup, spin-up, fast pedal, fast pedals, fast pedalling, fast legs, fast leg, fast spin, fast spins, fast spinning, quick spins, quick spinning, quick legs, leg speed, legspeed, high cad, hi cad, hi cadence, high rpm, quick spin, cadence builds, free cadence, any cadence, normal cadence',
    { is: 'note' },
  ],
  [
    'heavy gear, heavy gears, flat, stand, stand up, standing start, standing starts, seated start, from a roll, rolling start, from a stop, from a standstill, big gear, single legged, 1 legged, 1 leg, one-legged, single leg drill, single leg drills, one leg drills, one legged drills, 1 legged drills, 1 leg drills, isolated leg, isolated leg training, ilt, single leg each leg, one leg each leg, one legged each leg, single leg per leg, per leg, each leg, ea leg, out of the saddle, out-of-the-saddle, out-of-saddle, low power, sit in, sit on, sitting in, sitting on, in the wheels, on the wheel, in the bunch, on the front, through and off, aero bars, aerobars, on aerobars, tt bars, on tt bars, on the bars, out the saddle, flying, hill climb, into the wind, lead out, leadout, lead-out, turns, pull turns, on tt bike',
    { is: 'note' },
  ],
  [
    'tte, spiked, velodrome, velodrome day, track nite, sim, sims, simulation, race sim, rehearsal, race rehearsal, crit, crit prep, crit race prep, crit sim, cx, cx prep, cx sim, cyclocross, ttt, ttt effort, zrl, chaingang, chain gang, bunch, bunch ride, club run, club ride, sportive, sportive sim, tt prep, tt pacing, tt opener, opener, openers, race openers, pre-race openers, pre race openers, prep, primer, strength, strength endurance, vo2 session, mains, attack reps, attack sims, pyramid, pyramids, ladder, ironman ride, track night, lactate clearance, climbing ride, base ride, race prep, duathlon, tour prep, with the bunch',
    { is: 'title' },
  ],
  ['burst, bursts, surge, surges, spike, spikes, attack, kicks, dig', { is: 'burst word' }],
  ['ftp test, test, fitness test, power test', { is: 'test' }],
  ['power, pwr', { is: 'pace' }],
  [
    'legs are tired, legs tired, legs are cooked, legs cooked, legs are heavy, heavy legs, dead legs, the whole way, whole way, % ftp, % of ftp, one, rung, rungs, throw in, throwing in, chuck in, chucking in, stick in, put in, drop in, throw in a, chuck in a, no efforts, no heroics, no hero stuff, no hills, no surges, no stopping, flush the legs, flush legs, flush, along the coast, along, out there, on the flats, or so, ideally, mostly, whenever, wherever, wheneva, oh, tops, wise, the boys, the lads, the club, hang on, proper, good and, loop, home loop, sharpish',
    { is: 'filler' },
  ],
]
