import { DOMParser, type Element } from '@xmldom/xmldom'
import type { Decoded, FileWorkout } from '#domain/exports/shared/format.ts'
import { zwo } from '#domain/exports/zwo.ts'
import type { Step, Target } from '#domain/workout/step.ts'

const createdAt = new Date('2026-03-14T07:00:00Z')

/** The file of a workout. */
export function written(workout: FileWorkout, reference?: number): Uint8Array<ArrayBuffer> {
  if (!zwo.out) throw new Error('ZWO is not written')
  return zwo.out.encode(workout, { createdAt, reference })
}

/** What a workout loses in the file. */
export function losses(workout: FileWorkout, reference?: number): string[] {
  return zwo.out?.losses(workout, { reference }) ?? []
}

/** What is read of a file, which is called tuesday. */
export function read(file: Uint8Array | string, reference?: number): Decoded {
  if (!zwo.in) throw new Error('ZWO is not read')
  const bytes = typeof file === 'string' ? Uint8Array.from(Buffer.from(file, 'utf8')) : file
  return zwo.in.decode(bytes, { name: 'tuesday', reference })
}

/** A file that is read. */
export function found(file: Uint8Array | string): Extract<Decoded, { ok: true }> {
  const decoded = read(file)
  if (!decoded.ok) throw new Error(decoded.reason)
  return decoded
}

/** The file as somebody else's parser reads it, every fault of it an error. */
export function parsed(file: Uint8Array): Element {
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  })
  const root = parser.parseFromString(Buffer.from(file).toString('utf8'), 'text/xml').documentElement
  if (!root) throw new Error('No root')
  return root
}

/** The elements in an element. */
export function elementsIn(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1)
}

/** The blocks as plain lines: `SteadyState Duration=60 Power=0.9`. */
export function blocks(file: Uint8Array): string[] {
  const workout = elementsIn(parsed(file)).find(({ tagName }) => tagName === 'workout')
  return elementsIn(workout as Element).map((block) =>
    [block.tagName, ...Array.from(block.attributes, ({ name, value }) => `${name}=${value}`)].join(' '),
  )
}

/** A target of power. */
export const percents = (percentMin: number, percentMax = percentMin, ramp?: 'rising' | 'falling'): Target => ({
  type: 'power',
  percentMin,
  percentMax,
  ...(ramp ? { ramp } : {}),
})
/** An active step of a time. */
export const step = (value: number, target?: Target, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: value < 60 ? 'seconds' : 'minutes', value },
  ...(target ? { target } : {}),
  ...rest,
})

/** The file of some blocks. */
export const zwoFile = (blocks: string, header = '<name>Wild</name><sportType>bike</sportType>') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<workout_file>${header}<workout>${blocks}</workout></workout_file>`

/** The steps that are read of some blocks. */
export const stepsIn = (blocks: string, header?: string) => found(zwoFile(blocks, header)).workout.steps

/** A ride with every kind of block. */
export const ride: FileWorkout = {
  name: 'Köln & back <fast>',
  sport: 'cycling',
  type: 'threshold',
  steps: [
    step(600, percents(50, 75, 'rising'), { intensity: 'warmup', name: 'Spin up' }),
    step(120, percents(105), { intensity: 'interval', cadence: { min: 100, max: 100 } }),
    step(60.5, percents(50, 60), { intensity: 'recovery' }),
    { repeat: { steps: 2, count: 3 } },
    step(300, percents(88, 94), { name: 'Steady', notes: 'Sit.\n"Breathe".', cadence: { min: 85, max: 95 } }),
    step(30),
    step(90, percents(95, 115, 'falling')),
    step(300, percents(40, 60, 'falling'), { intensity: 'cooldown' }),
  ],
}
