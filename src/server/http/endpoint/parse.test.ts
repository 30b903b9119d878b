import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Problem } from '../refusals/problem.ts'
import { parse } from './parse.ts'

function refusalOf(schema: z.ZodType, value: unknown) {
  try {
    parse(schema, value)
  } catch (problem) {
    const { message, code, fields } = problem as Problem
    return { message, code, fields }
  }
  throw new Error('nothing was refused')
}

const field = (schema: z.ZodType, value: unknown) => refusalOf(z.object({ value: schema }), { value }).message

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'value is missing.'],
  [z.string(), 7, 'value must be a text.'],
  [z.number(), '7', 'value must be a number.'],
  [z.int(), 7.5, 'value must be a whole number.'],
  [z.boolean(), 'yes', 'value must be true or false.'],
  [z.array(z.string()), {}, 'value must be a list.'],
  [z.object({}), [], 'value must be an object.'],
  [z.date(), '7', 'value must be date.'],
  [z.enum(['run', 'ride', 'swim']), 'row', 'value must be one of run, ride or swim.'],
  [z.enum(['run', 'ride']), undefined, 'value is missing.'],
  [z.literal('run'), 'row', 'value must be run.'],
  [z.number().min(1), 0, 'value must be at least 1.'],
  [z.number().gt(1), 1, 'value must be above 1.'],
  [z.number().max(9), 10, 'value must be at most 9.'],
  [z.number().lt(9), 9, 'value must be below 9.'],
  [z.string().min(2), 'a', 'value must be at least 2 characters long.'],
  [z.string().max(2), 'abc', 'value must be at most 2 characters long.'],
  [z.array(z.int()).max(1), [1, 2], 'value must be at most 1 entries long.'],
  [z.uuid(), 'x', 'That is not an id.'],
  [z.email(), 'x', 'value is not written as it should be.'],
  [z.union([z.string(), z.int()]), [], 'value must be one of the kinds that are described.'],
  [z.string().refine(() => false), 'a', 'value is not valid.'],
  [z.string().refine(() => false, 'Say it otherwise.'), 'a', 'Say it otherwise.'],
])('a value of %o is refused as %j with "%s"', (schema, value, sentence) => {
  expect(field(schema, value)).toBe(sentence)
})

test('a fault of the whole body is reported as one of the body', () => {
  expect(refusalOf(z.object({}), 'text')).toEqual({
    message: 'The body must be an object.',
    code: 'invalid',
    fields: { '': 'The body must be an object.' },
  })
})

test('unknown fields are each named with their path', () => {
  const schema = z.strictObject({ inner: z.strictObject({}) })
  expect(refusalOf(schema, { inner: { a: 1, b: 2 } })).toMatchObject({
    message: 'There is no field a here.',
    fields: { 'inner.a': 'There is no field a here.', 'inner.b': 'There is no field b here.' },
  })
})

test('a fault in a step gives the step’s number and the innermost field name', () => {
  const schema = z.object({ steps: z.array(z.object({ value: z.number() })), list: z.array(z.number()) })
  const { message, fields } = refusalOf(schema, { steps: [{ value: 1 }, { value: 'a' }], list: ['a'] })
  expect(message).toBe('Step 2: value must be a number.')
  expect(fields).toEqual({ 'steps.1.value': 'value must be a number.', 'list.0': 'list must be a number.' })
  expect(refusalOf(z.object({ steps: z.string() }), { steps: 1 }).message).toBe('steps must be a text.')
  expect(refusalOf(z.object({ list: z.array(z.number()) }), { list: ['a'] }).message).toBe('list must be a number.')
})

test('for a union, the faults are those of the branch with the fewest unknown fields', () => {
  const step = z.strictObject({ seconds: z.number(), name: z.string() })
  const repeat = z.strictObject({ count: z.number() })
  for (const kinds of [z.union([step, repeat]), z.union([repeat, step])]) {
    expect(field(kinds, { seconds: 'a', name: 'b' })).toBe('value must be a number.'.replace('value', 'seconds'))
    expect(field(kinds, { count: 'a' })).toBe('count must be a number.')
  }
  expect(field(z.union([z.string(), repeat]), { count: 'a' })).toBe('count must be a number.')
  expect(field(z.union([z.string(), z.strictObject({})]), { a: 1 })).toBe('There is no field a here.')
})

test('at most twenty fields are named', () => {
  const { fields } = refusalOf(z.array(z.number()), Array(30).fill('a'))
  expect(Object.keys(fields ?? {})).toHaveLength(20)
})

test('a valid value is returned as the schema transforms it', () => {
  expect(parse(z.object({ page: z.string().transform(Number) }), { page: '2' })).toEqual({ page: 2 })
})

test.each(['<b>Call 0900 now</b>', 'a'.repeat(41)])('an unknown field named %j is not repeated', (name) => {
  expect(() => parse(z.strictObject({}), { [name]: 1 })).toThrow(
    expect.objectContaining({ message: 'There is a field whose name is not known here: remove it.' }),
  )
})
