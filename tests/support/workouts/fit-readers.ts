import { Decoder, Stream } from '@garmin/fitsdk'
import FitParser from 'fit-file-parser'

/** A step as a foreign FIT reader shows it: seconds, metres, watts, beats a minute, metres per second. */
export type ReadBout = {
  name: string | undefined
  notes: string | undefined
  intensity: unknown
  seconds?: number
  metres?: number
  /** The lap button ends the step. */
  isOpen?: true
  /** The step ends so many seconds after the start of the step before it. */
  sendOff?: number
  target: 'open' | 'zone' | 'range'
  of: 'pace' | 'heartrate' | 'power' | 'open'
  zone?: number
  low?: number
  high?: number
  cadence?: { low: number; high: number }
  stroke?: string
  equipment?: string
}

/** A workout file as a foreign reader shows it, with its repeats unrolled. */
export type ReadWorkout = {
  name: string | undefined
  sport: unknown
  subSport: unknown
  pool: { metres: number; unit: unknown } | undefined
  steps: number | undefined
  createdAt: Date | undefined
  bouts: ReadBout[]
}

/** Reads with Garmin's decoder, which also checks both checksums. Throws at any error. */
export function readWithGarmin(bytes: Uint8Array): ReadWorkout {
  const decoder = new Decoder(Stream.fromByteArray([...bytes]))
  if (!decoder.isFIT() || !decoder.checkIntegrity()) throw new Error('Not a valid FIT file')
  const { messages, errors } = decoder.read()
  if (errors[0]) throw errors[0]
  const [workout] = messages.workoutMesgs ?? []
  const steps = (messages.workoutStepMesgs ?? []).map((step): Read => {
    if (step.durationType === 'repeatUntilStepsCmplt')
      return { repeatFrom: Number(step.durationStep), times: Number(step.repeatSteps) }
    return {
      name: step.wktStepName,
      notes: step.notes,
      intensity: step.intensity,
      ...durationOf(step.durationType, step.durationTime, step.durationDistance),
      ...targetsOf([
        {
          type: step.targetType,
          zone: step.targetHrZone ?? step.targetPowerZone ?? step.targetSpeedZone,
          stroke: step.targetStrokeType,
          speed: [step.customTargetSpeedLow, step.customTargetSpeedHigh],
          beats: [beats(step.customTargetHeartRateLow), beats(step.customTargetHeartRateHigh)],
          watts: [step.customTargetPowerLow, step.customTargetPowerHigh].map(watts),
          cadence: [step.customTargetCadenceLow, step.customTargetCadenceHigh],
        },
        {
          type: step.secondaryTargetType,
          zone: step.secondaryTargetHrZone ?? step.secondaryTargetPowerZone ?? step.secondaryTargetSpeedZone,
          stroke: step.secondaryTargetStrokeType,
          speed: [step.secondaryCustomTargetSpeedLow, step.secondaryCustomTargetSpeedHigh],
          beats: [beats(step.secondaryCustomTargetHeartRateLow), beats(step.secondaryCustomTargetHeartRateHigh)],
          watts: [step.secondaryCustomTargetPowerLow, step.secondaryCustomTargetPowerHigh].map(watts),
          cadence: [step.secondaryCustomTargetCadenceLow, step.secondaryCustomTargetCadenceHigh],
        },
      ]),
      ...(step.equipment === undefined ? {} : { equipment: plain(step.equipment) }),
    }
  })
  return {
    name: workout?.wktName,
    sport: workout?.sport,
    subSport: workout?.subSport === 'lapSwimming' ? 'lap_swimming' : workout?.subSport,
    pool: workout?.poolLength === undefined ? undefined : { metres: workout.poolLength, unit: workout.poolLengthUnit },
    steps: workout?.numValidSteps,
    createdAt: messages.fileIdMesgs?.[0]?.timeCreated as Date | undefined,
    bouts: unrollRepeats(steps),
  }
}

/** Reads with fit-file-parser, which returns the raw figures of a step. */
export async function readWithParser(bytes: Uint8Array<ArrayBuffer>): Promise<ReadWorkout> {
  const { messages } = await new FitParser({ mode: 'list', force: false }).parseAsync(bytes.buffer)
  const [workout] = messages?.workout ?? []
  const steps = ((messages?.workout_step ?? []) as Record<string, unknown>[]).map((step): Read => {
    const value = Number(step.duration_value)
    if (step.duration_type === 'repeat_until_steps_cmplt')
      return { repeatFrom: value, times: Number(step.target_value) }
    const aim = (type: unknown, figure: unknown, ...ends: unknown[]): Aim => ({
      type,
      zone: figure,
      stroke: strokes[Number(figure)],
      speed: ends.map((end) => Number(end) / 1000),
      beats: ends.map(beats),
      watts: ends.map(watts),
      cadence: ends,
    })
    return {
      name: step.wkt_step_name as string,
      notes: step.notes as string,
      intensity: step.intensity,
      ...durationOf(step.duration_type, value / 1000, value / 100),
      ...targetsOf([
        aim(step.target_type, step.target_value, step.custom_target_value_low, step.custom_target_value_high),
        aim(
          step.secondary_target_type,
          step.secondary_target_value,
          step.secondary_custom_target_value_low,
          step.secondary_custom_target_value_high,
        ),
      ]),
      ...(step.equipment === undefined ? {} : { equipment: plain(step.equipment) }),
    }
  })
  return {
    name: workout?.wkt_name,
    sport: workout?.sport,
    subSport: workout?.sub_sport,
    pool:
      workout?.pool_length === undefined ? undefined : { metres: workout.pool_length, unit: workout.pool_length_unit },
    steps: workout?.num_valid_steps,
    createdAt: messages?.file_id?.[0]?.time_created,
    bouts: unrollRepeats(steps),
  }
}

type Read = ReadBout | { repeatFrom: number; times: number }

/** The steps in the order in which a watch does them: at a repeat it goes back to the named step. */
function unrollRepeats(steps: readonly Read[]): ReadBout[] {
  const bouts: ReadBout[] = []
  steps.forEach((step, index) => {
    if (!('repeatFrom' in step)) bouts.push(step)
    else {
      const round = steps.slice(step.repeatFrom, index) as ReadBout[]
      for (let time = 1; time < step.times; time += 1) bouts.push(...round)
    }
  })
  return bouts
}

function durationOf(type: unknown, seconds: unknown, metres: unknown) {
  if (type === 'open') return { isOpen: true } as const
  if (type === 'time') return { seconds: Number(seconds) }
  if (type === 'distance') return { metres: Number(metres) }
  if (plain(type) === 'repetition time') return { sendOff: Number(seconds) }
  throw new Error(`A duration of type ${type}`)
}

type Aim = {
  type: unknown
  zone: unknown
  stroke: unknown
  speed: unknown[]
  beats: unknown[]
  watts: unknown[]
  cadence: unknown[]
}

/** The one or two targets of a step by their kind: the main target, the cadence, the stroke. */
function targetsOf(
  all: readonly Aim[],
): Pick<ReadBout, 'target' | 'of' | 'zone' | 'low' | 'high' | 'cadence' | 'stroke'> {
  const said = all.map((aim) => ({ ...aim, word: aim.type === undefined ? undefined : plain(aim.type) }))
  const main = said.find(({ word }) => word === 'speed' || word === 'heart rate' || word === 'power')
  const [cadence] = said.filter(({ word }) => word === 'cadence').map((aim) => ends(aim.cadence))
  const [stroke] = said.filter(({ word }) => word === 'swim stroke').map((aim) => plain(aim.stroke))
  return {
    ...(main ? mainTarget(main) : ({ target: 'open', of: 'open' } as const)),
    ...(cadence ? { cadence } : {}),
    ...(stroke ? { stroke } : {}),
  }
}

function mainTarget({ word, zone, speed, beats, watts }: Aim & { word: string | undefined }) {
  const of = word === 'speed' ? 'pace' : word === 'power' ? 'power' : 'heartrate'
  if (Number(zone) > 0) return { target: 'zone', of, zone: Number(zone) } as const
  return { target: 'range', of, ...ends({ pace: speed, power: watts, heartrate: beats }[of]) } as const
}

const ends = ([low, high]: readonly unknown[]) => ({ low: Number(low), high: Number(high) })

/** `repetitionTime` and `repetition_time` as `repetition time`. */
const plain = (word: unknown) =>
  String(word)
    .replaceAll(/([A-Z_])/g, ' $1')
    .replaceAll('_', '')
    .toLowerCase()
const strokes = ['freestyle', 'backstroke', 'breaststroke', 'butterfly', 'drill', 'mixed', 'im']

const beats = (figure: unknown) => (figure === undefined ? undefined : Number(figure) - 100)
/** Figures up to 1000 are percents of FTP, figures above are watts plus 1000. Percents are returned as negative numbers. */
const watts = (figure: unknown) =>
  figure === undefined ? undefined : Number(figure) > 1000 ? Number(figure) - 1000 : -Number(figure)
