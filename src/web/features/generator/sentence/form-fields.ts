import type { Asked, Field } from '#domain/sentence/result.ts'
import type { GeneratorForm } from '../form/generator-form.ts'

/** The fields in which two forms differ. */
export function changedFields(one: GeneratorForm, other: GeneratorForm): Field[] {
  return fields.filter((field) => formKeys[field].some((key) => one[key] !== other[key]))
}

/** One form with some fields of another. */
export function copyFields(from: GeneratorForm, to: GeneratorForm, copied: readonly Field[]): GeneratorForm {
  const keys = copied.flatMap((field) => formKeys[field])
  return { ...to, ...Object.fromEntries(keys.map((key) => [key, from[key]])) }
}

/** What a sentence asks for, without some fields. */
export function withoutFields(asked: Asked, without: readonly Field[]): Asked {
  const kept = Object.entries(asked).filter(([key]) => !without.includes(fieldOf[key as keyof Asked]))
  return Object.fromEntries(kept)
}

const fieldOf: Record<keyof Asked, Field> = {
  sport: 'sport',
  workoutType: 'workoutType',
  durationType: 'durationValue',
  durationUnit: 'durationValue',
  durationValue: 'durationValue',
  workoutMetric: 'workoutMetric',
  referenceValue: 'referenceValue',
  referenceUnit: 'referenceValue',
  poolLength: 'poolLength',
  set: 'set',
  mainSet: 'mainSet',
  warmup: 'warmup',
  cooldown: 'cooldown',
  strides: 'strides',
  effort: 'effort',
  notes: 'notes',
  racePace: 'racePace',
}

const formKeys: Record<Field, readonly (keyof GeneratorForm)[]> = {
  sport: ['sport'],
  workoutType: ['workoutType'],
  durationValue: ['durationType', 'distanceUnit', 'durationValue'],
  workoutMetric: ['workoutMetric'],
  referenceValue: ['referenceValue', 'referenceUnit'],
  poolLength: ['poolLength'],
  set: ['set'],
  mainSet: ['mainSet'],
  warmup: ['warmup'],
  cooldown: ['cooldown'],
  strides: ['strides'],
  effort: ['effort'],
  notes: ['notes'],
  racePace: ['racePace'],
}

const fields = Object.keys(formKeys) as Field[]
