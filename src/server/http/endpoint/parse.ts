import type { z } from 'zod'
import { Problem } from '../refusals/problem.ts'

/** Largest number of fields that a refusal names. */
const MAX_FIELDS_NAMED = 20

/** Parses what a client sent. Throws a Problem that names each invalid field and says what to do. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: (issue) => sentenceOf(issue as Issue) })
  if (result.success) return result.data
  const faults = result.error.issues.flatMap((issue) => faultsOf(issue as Issue))
  const [first] = faults
  const fields = Object.fromEntries(
    faults.slice(0, MAX_FIELDS_NAMED).map(({ path, message }) => [path.join('.'), message]),
  )
  throw new Problem('invalid', first ? withStepNumber(first) : 'The request is not valid.', { fields })
}

type Path = readonly PropertyKey[]
type Fault = { path: string[]; message: string }
type Issue = {
  code: string
  path?: Path
  message?: string
  input?: unknown
  expected?: string
  keys?: string[]
  values?: unknown[]
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  inclusive?: boolean
  format?: string
  errors?: Issue[][]
}

/** Lists the faults of an issue; for a union, those of the branch the client most likely meant. */
function faultsOf(issue: Issue, above: Path = []): Fault[] {
  const path = [...above, ...(issue.path ?? [])]
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => ({
      path: [...path.map(String), shownName(key)],
      message: noField([key]),
    }))
  const branch = issue.code === 'invalid_union' ? likeliestBranch(issue.errors ?? []) : undefined
  if (branch) return branch.flatMap((inner) => faultsOf(inner, path))
  return [{ path: path.map(String), message: issue.message ?? '' }]
}

/** The branch with the fewest unknown fields; undefined where each refuses the value as a whole. */
function likeliestBranch(branches: Issue[][]): Issue[] | undefined {
  // A branch that refuses the value as a whole has no other issue.
  const inside = branches.filter(([issue]) => issue?.path?.length || issue?.code === 'unrecognized_keys')
  const unknown = (issues: Issue[]) => issues.flatMap(({ keys = [] }) => keys).length
  return inside.toSorted((one, other) => unknown(one) - unknown(other))[0]
}

/** Puts the step's number, counted from one, before the message. */
function withStepNumber({ path, message }: Fault): string {
  const [list, index] = path
  return list === 'steps' && index !== undefined ? `Step ${Number(index) + 1}: ${message}` : message
}

/** The sentence for an issue whose schema has none. */
function sentenceOf(issue: Issue): string {
  const name = nameOf(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is missing.`
        : `${name} must be ${kinds[issue.expected ?? ''] ?? issue.expected}.`
    case 'invalid_union':
      return `${name} must be one of the kinds that are described.`
    case 'invalid_value':
      return issue.input === undefined ? `${name} is missing.` : `${name} must be ${listOf(issue.values ?? [])}.`
    case 'too_small':
      return `${name} must be ${bound('at least', 'above', issue.minimum, issue)}.`
    case 'too_big':
      return `${name} must be ${bound('at most', 'below', issue.maximum, issue)}.`
    case 'invalid_format':
      return issue.format === 'uuid' ? 'That is not an id.' : `${name} is not written as it should be.`
    case 'unrecognized_keys':
      return noField(issue.keys ?? [])
    default:
      return `${name} is not valid.`
  }
}

/** A name that is no plain word is not repeated: whoever reads the sentence did not choose it. */
function shownName(key: string): string {
  return /^\w{1,40}$/.test(key) ? key : 'unknown'
}

function noField(keys: readonly string[]): string {
  const names = keys.map(shownName)
  return names.includes('unknown')
    ? 'There is a field whose name is not known here: remove it.'
    : `There is no field ${names.join(', ')} here.`
}

function nameOf(path: Path): string {
  const name = path.filter((part) => typeof part === 'string').at(-1)
  return name === undefined ? 'The body' : String(name)
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function listOf(values: unknown[]): string {
  const words = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values.map(String))
  return values.length === 1 ? words : `one of ${words}`
}

function bound(closed: string, open: string, value: number | bigint | undefined, { origin, inclusive }: Issue): string {
  const words = `${inclusive === false ? open : closed} ${value}`
  if (origin === 'string') return `${words} characters long`
  if (origin === 'array') return `${words} entries long`
  return words
}
