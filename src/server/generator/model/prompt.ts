import { z } from 'zod'
import type { ResolvedRequest } from '#domain/generator/request/resolved-request.ts'
import { powerZones } from '#domain/sports/zones.ts'
import { type Duration, isRepeat, StoredSteps } from '#domain/workout/step.ts'
import type { Message } from './model.ts'

/** A model's answer: the steps of a workout in the stored form. */
export const ModelAnswer = z.object({ steps: StoredSteps })

/** The same as a JSON Schema, for structured output. */
export const answerSchema = z.toJSONSchema(ModelAnswer, { io: 'input', unrepresentable: 'any' })

/**
 * The question for a request. It holds nothing of the athlete: no name, none of their words, and of the version before only
 * lengths, intensities and zones.
 */
export function promptFor(request: ResolvedRequest): Message[] {
  return [
    { role: 'system', content: rules },
    { role: 'user', content: JSON.stringify(describeRequest(request)) },
  ]
}

/** The second question: what was wrong with the first answer. */
export function promptAgain(request: ResolvedRequest, answer: string, faults: readonly string[]): Message[] {
  return [
    ...promptFor(request),
    { role: 'assistant', content: answer.slice(0, 20_000) },
    {
      role: 'user',
      content: `That workout cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nWrite it again.`,
    },
  ]
}

const rules = `You are an endurance coach. Write one structured workout as JSON: {"steps": [...]}.
A step is {"name", "notes", "intensity", "duration": {"type", "unit", "value"}, "target": {"type", "zoneNumber"}}.
intensity: warmup, active, interval, recovery, rest or cooldown.
duration: type "time" with unit "minutes" and value in SECONDS (600 is ten minutes), or type "distance" in the asked unit.
target: the asked metric and one of its zones. A rest at the wall of a pool is timed, has the intensity rest and no target.
A repeat stands after its steps: {"repeat": {"steps": 2, "count": 5}} does the two steps before it five times. Repeats are not nested.
Begin with a warm-up, end with an easy cool-down. The lengths add up to exactly what is asked. At most 50 entries; times are multiples of 30 seconds, swum distances whole pool lengths.
Names are short; notes tell the athlete in a sentence what to do and why.`

function describeRequest(request: ResolvedRequest) {
  const { sport, type, length, metric, pool, previous } = request
  return {
    sport: sport.id,
    type,
    length: length.type === 'time' ? `${length.value * 60} seconds in all` : `${length.value} ${length.unit} in all`,
    metric,
    zones: zonesOf(request),
    ...(pool ? { poolLength: pool.length } : {}),
    ...(previous ? { wish: previous.direction, previous: withoutWords(previous.steps) } : {}),
  }
}

/** The zones that the model may choose from, by number. */
function zonesOf({ sport, metric }: ResolvedRequest): string[] {
  if (metric === 'power')
    return powerZones.map(
      ({ number, name, percentMin, percentMax }) => `${number} ${name} ${percentMin}-${percentMax} % FTP`,
    )
  const { paceZones } = sport
  if (paceZones.length === 0) return ['1 Active Recovery', '2 Endurance', '3 Tempo', '4 Threshold', '5 VO2 Max']
  return paceZones.map(
    ({ number, name, fast, slow }) => `${number} ${name}, ${fast}-${slow} times the time at threshold`,
  )
}

function withoutWords(steps: StoredSteps) {
  return steps.map((entry) =>
    isRepeat(entry)
      ? entry
      : {
          intensity: entry.intensity,
          duration: withoutTyped(entry.duration),
          target: { zoneNumber: entry.target?.zoneNumber },
        },
  )
}

/** A duration without the text that the athlete typed. */
function withoutTyped({ type, unit, value }: Duration) {
  return { type, unit, value }
}
