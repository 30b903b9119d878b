import { footSport, poolSport, powerSport } from '../sports-of-words.ts'
import type { Entries } from './words.ts'

export const sports: Entries = [
  [
    'run, running, runs, treadmill, tready, treadmil, on foot, track, trail run, trail, road run, runner, dreadmill, tmill, treadmill run, run session, track session, track workout, on the treadmill, on the track, parkrun, off road run, brick run, club run, run workout, running session, outdoor run, rn',
    { is: 'sport', sport: footSport },
  ],
  [
    'bike, ride, cycling, cycle, riding, turbo, trainer, zwift, spin bike, on the bike, on bike, bike ride, cycle ride, ergo, indoor bike, rollers, wattbike, peloton, mtb, gravel, tt bike, road bike, on the turbo, on the trainer, on zwift, turbo session, indoor ride, indoor trainer, smart trainer, bike session, on rollers, on the rollers, road ride, erg mode, kickr, kickr session, bike workout, trainer ride, watt bike, spin class, bke, bicycle, rides, by bike, on the spin bike, on the wattbike, trainer session, in the saddle, on the tt bike, gravel ride, mtb ride, erg, on the ergo, pedal, pedalling, cycling session, on the roadie, roadie',
    { is: 'sport', sport: powerSport },
  ],
  [
    'swim, swimming, pool, swum, in the pool, pool session, swim session, masters, masters swim, pool swim, swim workout, in water, swims, open water, ow, ows, scy, scm, lcm, short course, long course, open water swim, swimm, pool swim session, swim set, swim practice, short course meters, short course yards, scy swim, open-water, ow swim, swimset',
    { is: 'sport', sport: poolSport },
  ],
]

export const swimming: Entries = [
  [
    'freestyle, free, fr, frst, front crawl, crawl, fc, f/c, freest, fs, frees',
    { is: 'swim', text: 'free', isStroke: true },
  ],
  ['backstroke, back stroke, bk, bkst, bc, b/s', { is: 'swim', text: 'back', isStroke: true }],
  ['breaststroke, breast stroke, breast, br, brst, brs, brstroke', { is: 'swim', text: 'breast', isStroke: true }],
  ['butterfly, fly, fl, flys, bfly', { is: 'swim', text: 'fly', isStroke: true }],
  ['im, individual medley, i.m., medley, im order', { is: 'swim', text: 'im', isStroke: true }],
  [
    "choice, mixed, mix, mixed strokes, your choice, any stroke, stroke, strokes, str, swimmer's choice, free choice, mixed stroke, choice of stroke, choice stroke, no free, non free, non-free, stroke of choice, variety, mixing strokes, ch",
    { is: 'swim', text: 'mixed', isStroke: true },
  ],
  ['kick, kicking, k, kicks, kck, kick no board, legs', { is: 'swim', text: 'kick' }],
  ['pull, pulling, p, pulls, arms, arms only, pul', { is: 'swim', text: 'pull' }],
  [
    'drill, drills, dr, drl, drls, technique, tech, drilling, drill work, technique work, dps, catch up, catch-up, catchup, fists, fist, scull, sculling, sculls, finger drag, fingertip drag, fingertip, single arm, one arm, 6 kick switch, zipper, tarzan, polo, water polo, side kick, long dog, doggy paddle, skills, efficiency, superman, shark fin, underswitch, form',
    { is: 'swim', text: 'drill' },
  ],
  [
    'paddles, pads, with paddles, w/ paddles, w/ pads, with pads, pdl, pdls, hand paddles, paddle',
    { is: 'swim', text: 'paddles' },
  ],
  [
    'pull buoy, buoy, pullbuoy, with buoy, with a pull buoy, with pull buoy, w/ buoy, w/ pull buoy, bouy, pull-buoy, w/ pb, with pb, buoys',
    { is: 'swim', text: 'pull buoy' },
  ],
  ['fins, with fins, w/ fins, flippers, zoomers, in fins, w fins', { is: 'swim', text: 'fins' }],
  ['snorkel, with snorkel, w/ snorkel, with a snorkel, w/ a snorkel', { is: 'swim', text: 'snorkel' }],
  [
    'kickboard, board, with board, w/ board, with a board, with a kickboard, with kickboard, w board, w kickboard, on board, bord',
    { is: 'swim', text: 'kickboard' },
  ],
  [
    'pull buoy and paddles, paddles and buoy, buoy and paddles, pull with paddles, paddles + buoy, buoy + paddles, paddles and pull buoy, pads and buoy, buoy and pads, buoy+paddles, paddles+buoy, pull buoy+paddles, pull w/ paddles, pull buoy + paddles, pull/paddles, pull paddles, w/ buoy & paddles, paddles/buoy, buoy/paddles, pull w/ pads, pull & paddles, paddles & buoy, pull buoy & paddles, buoy & paddles, gear, pull with buoy and paddles, pull with paddles and buoy, p/p',
    { is: 'swim', text: 'pull paddles' },
  ],
]

/** Manners of doing something, which a step carries as a note. */
export const manners: Entries = [
  [
    'build, building, bld, builds, builders, bldg, building to fast, build to fast, bulid, descend, descending, desc, des, descends, desending, negative split, neg split, neg splits, negative splits, ns, n/s, neg-split, negative-split, ascend, ascending, asc, descend each, build each, hypoxic, no breath, no-breath, no breathing, smooth, controlled, relaxed and fast, count strokes, hi elbow, high elbow, from a dive, dive, from dive, from the blocks, push start, underwater, streamlined, breathing every 3, breathing every 5, breathe every 3, breathing 3/5, bilateral, tumble turns, best average, best avg, bap, even pace, even split, evenly paced, getting quicker, getting faster, each one faster, get faster, faster each, getting quicker each one, get quicker each, progressively faster, descend the set, get quicker, each faster than the last, odd dolphin, race pace effort',
    { is: 'note' },
  ],
  [
    'seated, standing, in the saddle, out of the saddle, big gear, aero, in aero, in the drops, high cadence, low cadence, low cad, high cad, single leg, one leg, one legged, single-leg, flat, on flat, on the flat, on grass, on flat ground, relaxed, tall, good form, fast feet, over gears, overgear, overgeared, low gear, big ring, small ring, quick feet, on the trails, trails, on the oval, on the grass, on the beach, on sand, on soft sand, on the sand, on gravel, on the road, on roads, on the towpath, in aero position, tt position, aero position, seated climb, cadence drill, cadence drills, on tired legs, into wind, into the wind, with tailwind, off road, on trails, uphill, hilly, rolling, undulating, undulating route, hilly route, flat route, flat course, rolling course, tri bike, on hills, on a hill, up hill, out of saddle, oos, torque, muscular endurance, fasted, low torque',
    { is: 'note' },
  ],
]

export const figures: Entries = [
  ['%, percent, pct, per cent, prct', { is: 'percent' }],
  ['w, watts, watt, ws, wats', { is: 'watts' }],
  ['bpm, beats, beats per minute, beats a minute, beats/min', { is: 'beats' }],
  ['hr, heart rate, heartrate, heart-rate, pulse, h/r, hr at, hr of', { is: 'heart rate' }],
  ['rpm, spm, rpms, cadence of, cad, cadence, revs, cadences', { is: 'cadence' }],
  ['rpe, re, perceived effort, effort level', { is: 'rated' }],
  ['z, zone, zn, zones', { is: 'zone' }],
  ['km/h, kph, kmh, kmph, k/h, km per hour', { is: 'speed', per: 'km' }],
  ['mph, mi/h, miles per hour, miles/h', { is: 'speed', per: 'mile' }],
  ['pace, pc, pce, paces', { is: 'pace' }],
  ['ftp, of ftp, of threshold, of my ftp, of threshold power, cp, of cp', { is: 'of', of: 'threshold' }],
  ['lthr, of lthr, threshold hr, of threshold hr, threshold heart rate', { is: 'of', of: 'heart rate' }],
  [
    'max hr, hrmax, mhr, of max hr, maxhr, max heart rate, of max heart rate, hr max, of mhr, of hrmax, of max',
    { is: 'of', of: 'maximum' },
  ],
  [
    'progressing, progression, progressive, prog, progressively, ramp, ramping, ramp up, ramping up, ramped, rising, increasing, building from, build from, building to, build to, winding up, wind it up, progress, gradual, gradually, ramp from, progressing from, building up, build up, step up, rise, rising from, ramping from, increasing from, increase from, winding it up, ramps',
    { is: 'change', ramp: 'rising' },
  ],
  ['ramp down, falling, decreasing, ramping down, dropping', { is: 'change', ramp: 'falling' }],
  ['backing off, slowing, slowing down, easing off', { is: 'change', ramp: 'change' }],
]

export const sessions: Entries = [
  [
    'strides, stride, striders, stirdes, wind sprints, stridrs, accelerations, accels, pickups strides, strids, striding',
    { is: 'strides' },
  ],
  ['fartlek, fartlk, farltek', { is: 'session', session: 'fartlek' }],
  [
    'hills, hill, hill reps, hill repeats, hill sprints, uphill, climbs, climb, up hill, hill efforts, hill sprint, uphill reps, climbing, hill rep, uphills, uphill efforts, hill repeat, hill intervals',
    { is: 'session', session: 'hills' },
  ],
  [
    'straight, straight through, in one go, continuous, continuously, nonstop, non-stop, non stop, unbroken',
    { is: 'session', session: 'straight' },
  ],
  ['progression run, progressive run, progression ride', { is: 'session', session: 'progression' }],
  [
    'long run, lr, lsr, medium-long run, medium-long, time on feet, fast finish long run, long trail run, sunday long run, longrun, long jog, sunday run, long ride, long slow run, lsd, mlr, long swim, long, medium long run, medium long, long easy run',
    { is: 'session', session: 'long' },
  ],
  [
    'session, workout, main set, ms, main, set, sesh, sess, practice, training, class, warm-up set, pre-set, preset, pre set, mainset, main session, main:, work, test set, brick, tt effort, race sim, crit sim, race simulation, speed, speedwork, speed work, speed session, club session, interval session, turbo set, key session, body, quality, track tuesday, workout of the day, ride of the day, wod, then main set, w/o, wo, day',
    { is: 'title' },
  ],
  [
    "please, anywhere, somewhere, along, non-stop, non stop, chuck in, throw in, out and back, out n back, out & back, out-and-back, there and back, out'n'back, pls, plz, thanks, thank you, cheers, just, only, nice, good, about, approx, approximately, around, roughly, circa, abt, ca, ish, the, a, an, my, your, our, it, is, are, be, so, that, this, which, today, tonight, tomorrow, morning, evening, am, pm, going, go, keep, keeping, stay, staying, some, i, we, want, need, do, done, lets, let's, make, give, me, have, got, gonna, planned, plan, doing, there, non stop, nonstop, continuous, continuously, cont, straight, straight through, in one go, up here, reps, long, worth, length, duration, feeling, feel, on feel, by feel, usual, normal, standard, real, really, quite, pretty, bit, more, off you go, i want to, i need, can you, could you, would like, i'd like, i'll, i'm, of, etc, maybe, perhaps, probably, possibly, lap button, wet, cold, windy, then done, done, whole, entire, full, outdoor, indoor, indoors, outdoors, outside, inside, lunch, lunchtime, after work, before work, early, club, group, solo, coach, says, said, called, classic, favourite, favorite, old school, me, you, they, them, it's, its, these, those, those, will, should, must, hopefully, kind of, sort of, like",
    { is: 'filler' },
  ],
]
