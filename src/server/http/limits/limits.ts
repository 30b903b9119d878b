import { Problem } from '../refusals/problem.ts'
import { type Allowance, createCounter } from './counter.ts'
import { networkOf } from './network.ts'

/** So many of something in so many seconds; the sentence is for who asks for more. */
export type Limit = Allowance & { sentence: string }

/**
 * What one address may do. The general limit is a hundred requests a second, held for a minute, so that pupils who share
 * their school's address, and programs that ask ten times a second, stay far below it. Sign-ups and reset letters cost
 * more, and a class of sixty signs up at once. Imported files count by athlete.
 */
export const limits = {
  general: { points: 6000, seconds: 60, sentence: 'That is too many requests. Wait a little and try again.' },
  signUp: { points: 120, seconds: 600, sentence: 'Too many sign-ups from here. Wait a few minutes and try again.' },
  forgotPassword: {
    points: 30,
    seconds: 600,
    sentence: 'Too many resets from here. Wait a few minutes and try again.',
  },
  importedFiles: {
    points: 600,
    seconds: 60,
    sentence: 'That is too many files in a minute. Wait a little and go on.',
  },
} as const satisfies Record<string, Limit>

export type Limits = Record<keyof typeof limits, Limit>

/** Counts one thing an address does. Throws a Problem with Retry-After for one more than the limit. */
export type Count = (address: string) => void

/** A count of its own, in this process's memory. */
export function counting(limit: Limit, now: () => Date): Count {
  const counter = createCounter(limit, now)
  return (address) => {
    const key = networkOf(address)
    const wait = counter.secondsLeft(key)
    if (wait !== undefined) throw new Problem('too-often', limit.sentence, { headers: { 'retry-after': String(wait) } })
    counter.count(key)
  }
}
