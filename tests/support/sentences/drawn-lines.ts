import fc from 'fast-check'
import { type Pick, pickWith } from './drawn-blocks.ts'

/** A swim as a coach types it in a line, and the same written out. */
/** Words as they are typed, and what they mean. */
type Typed = { typed: string; plain: string }

/** A line, and what it means: its ends are easy swims, or the warm-up and the cool-down. */
export type DrawnLine = Typed & { orPlain: string }

/** Swims with what is said of them in any notation and order, of several at once, in pieces and by counts. */
export const drawnLine: fc.Arbitrary<DrawnLine> = fc.gen().map((draw) => {
  const pick = pickWith(draw)
  const main = pick([drawShared, drawCounts, drawDrills, drawNamed, drawTotal, drawNotations, drawBetween])(pick)
  const [before, behind] = [pick([200, 300, 400]), pick([100, 200])]
  const end = pick([
    { typed: (text: string) => text, plain: (text: string) => text, orPlain: (text: string) => text },
    {
      typed: (text: string) =>
        `${text}. ${before} ${pick(['before', 'easy first', 'loosen b4', 'smooth beforehand'])}, ${behind} ${pick(['after', 'aft', 'loosen after'])}`,
      plain: (text: string) => `${before} easy, ${text}, ${behind} easy`,
      orPlain: (text: string) => `${before} warm up, ${text}, ${behind} cool down`,
    },
    {
      typed: (text: string) => `${before} ${pick(['smooth', 'loosen', 'chat pace'])} then ${text}`,
      plain: (text: string) => `${before} easy, ${text}`,
      orPlain: (text: string) => `${before} warm up, ${text}`,
    },
  ])
  return {
    typed: `${pick(['swim ', 'swim: ', 'squad swim '])}${end.typed(main.typed)}`,
    plain: `swim ${end.plain(main.plain)}`,
    orPlain: `swim ${end.orPlain(main.plain)}`,
  }
})

const strokes = [
  ['fr', 'freestyle'],
  ['bk', 'back'],
  ['k', 'kick'],
  ['fl', 'fly'],
] as const

function drawRest(pick: Pick): Typed {
  const seconds = pick([10, 15, 20, 30])
  const typed = pick([
    ` :${seconds} r`,
    ` r${seconds}`,
    ` ${seconds}r`,
    ` +${seconds}s`,
    ` ${seconds} rest aft each`,
    `, ${seconds}s RI`,
    ` w/ ${seconds} secs`,
  ])
  return { typed, plain: ` ${seconds}s rest` }
}

function drawClock(pick: Pick, far: number): Typed {
  const [minutes, seconds] = [Math.floor(far / 50), pick(['05', '10', '20'])]
  const clock = `${minutes}:${seconds}`
  const typed = pick([` off ${clock}`, ` off the ${clock}`, ` cyc ${clock}`, ` @ ${clock}`, ` go every ${clock}`])
  return { typed, plain: ` on ${clock}` }
}

/** "6x50 k w fins :20 r", "4x100 smooth fr off the 2:10" */
function drawNotations(pick: Pick): Typed {
  const sets = Array.from({ length: pick([1, 2]) }, () => {
    const [times, far] = [pick([4, 6, 8]), pick([50, 100, 200])]
    const [stroke, said] = pick(strokes)
    const [gear, worn] = pick([
      ['', ''],
      [' w fins', ' with fins'],
    ] as const)
    const pause = pick([drawRest(pick), drawClock(pick, far)])
    return {
      typed: `${times}x${far} ${stroke}${gear}${pause.typed}`,
      plain: `${times}x${far} ${said}${worn}${pause.plain}`,
    }
  })
  return { typed: sets.map(({ typed }) => typed).join(', '), plain: sets.map(({ plain }) => plain).join(', ') }
}

/** "5x100 r10, 4x150 r15, all at 1500 pace" */
function drawShared(pick: Pick): Typed {
  const [typed, plain] = pick([
    ['at 1500 pace', 'at 97-100%'],
    ['@ CSS+5', 'at css+5'],
    ['in Z3', 'z3'],
  ] as const)
  const sets = Array.from({ length: pick([2, 3]) }, (_, at) => ({
    far: [100, 150, 200][at] ?? 100,
    rest: drawRest(pick),
  }))
  return {
    typed: `${sets.map(({ far, rest }, at) => `${at + 3}x${far}${rest.typed}`).join(', ')}${pick([' all ', ', all '])}${typed}`,
    plain: sets.map(({ far, rest }, at) => `${at + 3}x${far} ${plain}${rest.plain}`).join(', '),
  }
}

/** "16x50: 4 dr, 4 build, 8 ez all on 1:10" */
function drawCounts(pick: Pick): Typed {
  const far = pick([50, 100])
  const counts = [pick([2, 4]), pick([3, 4]), pick([2, 6])]
  const hows = [pick(['dr', 'drill']), 'build', pick(['ez', 'smooth'])]
  const [pause, times] = [pick([drawRest(pick), drawClock(pick, far)]), counts.reduce((sum, one) => sum + one, 0)]
  const list = counts.map((count, at) => `${count} ${hows[at]}`).join(pick([', ', '/', ' + ']))
  const said = ['drill', 'build', 'easy']
  return {
    typed: `${pick([`${times}x${far}:`, `${times} x ${far} as`, `${times}x${far} =`])} ${list}${pick([' all', ''])}${pause.typed}`,
    plain: counts.map((count, at) => `${count}x${far} ${said[at]}${pause.plain}`).join(', '),
  }
}

/** "catch-up/fist/fingertip drag 3x100 each r15" */
function drawDrills(pick: Pick): Typed {
  const [far, times, rest] = [pick([50, 100]), pick([2, 3, 4]), drawRest(pick)]
  const drills = pick([
    ['catch-up', 'fist'],
    ['catch up', 'fist', 'fingertip drag'],
    ['scull', 'single arm'],
  ])
  const names: Record<string, string> = { 'catch-up': 'catch up', scull: 'sculling' }
  return {
    typed: `${drills.join('/')} ${times}x${far} each${rest.typed}`,
    plain: drills.map((drill) => `${times}x${far} ${names[drill] ?? drill} drill${rest.plain}`).join(', '),
  }
}

/** "4x(200 + 2x50) 200s Z2 50s Z5 cyc 3:40 & 60" */
function drawNamed(pick: Pick): Typed {
  const times = pick([2, 3, 4])
  return {
    typed: `${times}x(200${pick(['+', ' + ', ', '])}2x50) ${pick(['200s Z2 50s Z5 cyc 3:40 & 60', '200s z2, 50s z5, off 3:40 and 1:00'])}`,
    plain: `${times}x(1x200 z2 on 3:40, 2x50 z5 on 1:00)`,
  }
}

/** "Broken 1000: 400 r10, 4x100 r10, 4x50 r10 all at 1500 pace" */
function drawTotal(pick: Pick): Typed {
  const rest = drawRest(pick)
  return {
    typed: `${pick(['broken 1000', '1000 broken'])}: 400${rest.typed}, 4x100${rest.typed}, 4x50${rest.typed} all @ race pace`,
    plain: `1x400 at 97-100%${rest.plain}, 4x100 at 97-100%${rest.plain}, 4x50 at 97-100%${rest.plain}`,
  }
}

/** "4x100 bk off 2:10, 4x100 br off 2:25, 100 fr ez in btw" */
function drawBetween(pick: Pick): Typed {
  const [one, other] = [drawClock(pick, 100), drawClock(pick, 100)]
  return {
    typed: `4x100 bk${one.typed}, 4x100 br${other.typed}, 100 fr EZ ${pick(['in btw', 'between', 'in between'])}`,
    plain: `4x100 back${one.plain}, 100 freestyle easy, 4x100 breast${other.plain}`,
  }
}
