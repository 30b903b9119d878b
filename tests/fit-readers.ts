import { Decoder, Stream } from '@garmin/fitsdk'
import FitParser from 'fit-file-parser'

/** One bout as a foreign reader of FIT prints it: seconds, metres, watts, beats a minute, metres per second. */
export type ReadBout = {
  name: string | undefined
  notes: string | undefined
  intensity: unknown
  seconds?: number
  metres?: number
  target: 'open' | 'zone' | 'range'
  of: 'pace' | 'heartrate' | 'power' | 'open'
  zone?: number
  low?: number
  high?: number
}

/** A workout file as a foreign reader prints it, repeats counted out. */
export type ReadWorkout = {
  name: string | undefined
  sport: unknown
  subSport: unknown
  pool: { metres: number; unit: unknown } | undefined
  steps: number | undefined
  createdAt: Date | undefined
  bouts: ReadBout[]
}

/** Reads with Garmin's own decoder, which also checks both checksums. Throws where it finds anything wrong. */
export function readWithGarmin(bytes: Uint8Array): ReadWorkout {
  const decoder = new Decoder(Stream.fromByteArray([...bytes]))
  if (!decoder.isFIT() || !decoder.checkIntegrity()) throw new Error('Not a sound FIT file')
  const { messages, errors } = decoder.read()
  if (errors[0]) throw errors[0]
  const [workout] = messages.workoutMesgs ?? []
  const steps = (messages.workoutStepMesgs ?? []).map((step): Read => {
    if (step.durationType === 'repeatUntilStepsCmplt')
      return { repeatFrom: Number(step.durationStep), times: Number(step.repeatSteps) }
    const of = wordOf(step.targetType)
    const zone = Number(step.targetHrZone ?? step.targetPowerZone ?? step.targetSpeedZone ?? 0)
    const [low, high] = {
      open: [],
      pace: [step.customTargetSpeedLow, step.customTargetSpeedHigh],
      heartrate: [beats(step.customTargetHeartRateLow), beats(step.customTargetHeartRateHigh)],
      power: [watts(step.customTargetPowerLow), watts(step.customTargetPowerHigh)],
    }[of]
    return {
      name: step.wktStepName,
      notes: step.notes,
      intensity: step.intensity,
      ...(step.durationTime === undefined ? {} : { seconds: step.durationTime }),
      ...(step.durationDistance === undefined ? {} : { metres: step.durationDistance }),
      ...targetOf(of, zone, low, high),
    }
  })
  return {
    name: workout?.wktName,
    sport: workout?.sport,
    subSport: workout?.subSport === 'lapSwimming' ? 'lap_swimming' : workout?.subSport,
    pool: workout?.poolLength === undefined ? undefined : { metres: workout.poolLength, unit: workout.poolLengthUnit },
    steps: workout?.numValidSteps,
    createdAt: messages.fileIdMesgs?.[0]?.timeCreated as Date | undefined,
    bouts: countedOut(steps),
  }
}

/** Reads with fit-file-parser, which prints a step's figures as they stand in the file. */
export async function readWithParser(bytes: Uint8Array<ArrayBuffer>): Promise<ReadWorkout> {
  const { messages } = await new FitParser({ mode: 'list', force: false }).parseAsync(bytes.buffer)
  const [workout] = messages?.workout ?? []
  const steps = (messages?.workout_step ?? []).map((step): Read => {
    const value = step.duration_value ?? Number.NaN
    if (step.duration_type === 'repeat_until_steps_cmplt')
      return { repeatFrom: value, times: step.target_value ?? Number.NaN }
    const of = wordOf(step.target_type)
    const [low, high] = [step.custom_target_value_low, step.custom_target_value_high].map(
      { open: () => undefined, pace: metresPerSecond, heartrate: beats, power: watts }[of],
    )
    return {
      name: step.wkt_step_name,
      notes: step.notes,
      intensity: step.intensity,
      ...(step.duration_type === 'time' ? { seconds: value / 1000 } : { metres: value / 100 }),
      ...targetOf(of, step.target_value ?? 0, low, high),
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
    bouts: countedOut(steps),
  }
}

type Read = ReadBout | { repeatFrom: number; times: number }

/** What a watch does: at a repeat it goes back to the named step until it has been there often enough. */
function countedOut(steps: readonly Read[]): ReadBout[] {
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

function targetOf(of: ReadBout['of'], zone: number, low: number | undefined, high: number | undefined) {
  if (of === 'open') return { target: 'open', of } as const
  if (zone > 0) return { target: 'zone', of, zone } as const
  return { target: 'range', of, low: low ?? Number.NaN, high: high ?? Number.NaN } as const
}

function wordOf(type: unknown): ReadBout['of'] {
  const words = {
    speed: 'pace',
    heartRate: 'heartrate',
    heart_rate: 'heartrate',
    power: 'power',
    open: 'open',
  } as const
  const word = words[type as keyof typeof words]
  if (!word) throw new Error(`A target of type ${type}`)
  return word
}

const metresPerSecond = (figure: unknown) => (figure === undefined ? undefined : Number(figure) / 1000)
const beats = (figure: unknown) => (figure === undefined ? undefined : Number(figure) - 100)
const watts = (figure: unknown) => (figure === undefined ? undefined : Number(figure) - 1000)
