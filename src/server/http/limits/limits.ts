import { Problem } from '../refusals/problem.ts'
import { type Allowance, createCounter } from './counter.ts'
import { networkOf } from './network.ts'

/** An allowance and the sentence that refuses more. */
export type Limit = Allowance & { sentence: string }

/**
 * Limits for one address. The general limit is a hundred requests a second over a minute: chosen so that pupils behind
 * one school address, and programs with ten requests a second, stay far below it. Sign-ups and reset letters cost more
 * work, and a class of sixty signs up at once. Imported files, downloads of everything, deletions of
 * accounts, looks through a library, loops and streets are counted by athlete.
 */
export const limits = {
  general: { points: 6000, seconds: 60, sentence: 'That is too many requests. Wait a little and try again.' },
  signUp: { points: 120, seconds: 600, sentence: 'Too many sign-ups from here. Wait a few minutes and try again.' },
  forgotPassword: {
    points: 30,
    seconds: 600,
    sentence: 'Too many resets from here. Wait a few minutes and try again.',
  },
  samples: {
    points: 10,
    seconds: 3600,
    sentence: 'You have tried ten workouts in an hour. Sign up to generate your own.',
  },
  importedFiles: {
    points: 600,
    seconds: 60,
    sentence: 'That is too many files in a minute. Wait a little and go on.',
  },
  exports: {
    points: 10,
    seconds: 3600,
    sentence: 'You have downloaded everything ten times in an hour. Wait a while and try again.',
  },
  deletions: {
    points: 10,
    seconds: 3600,
    sentence: 'You have asked for this ten times in an hour. Wait a while and try again.',
  },
  reAims: {
    points: 120,
    seconds: 600,
    sentence: 'Your library was looked through too often. Wait a few minutes and try again.',
  },
  // Twice the ten a second of a program, for a minute.
  loops: {
    points: 1200,
    seconds: 60,
    sentence: 'That is too many loops in a minute. Wait a little and go on.',
  },
  // A map that is moved around reads a box several times a second.
  streets: {
    points: 1200,
    seconds: 60,
    sentence: 'That is too many maps and places in a minute. Wait a little and go on.',
  },
  // Counted by address: the maps of routes are open to strangers.
  routeStreets: {
    points: 300,
    seconds: 60,
    sentence: 'Too many maps of routes are read from here. Wait a little and go on.',
  },
  // Counted by address, and only those that are drawn. Chat programs ask for a picture when a link is posted.
  pictures: {
    points: 300,
    seconds: 60,
    sentence: 'Too many pictures are drawn for you. Wait a little and try again.',
  },
} as const satisfies Record<string, Limit>

export type Limits = Record<keyof typeof limits, Limit>

/** Counts one event of an address. Throws a Problem with Retry-After beyond the limit. */
export type Count = (address: string) => void

/** Makes a count, held in this process's memory. */
export function counting(limit: Limit, now: () => Date): Count {
  const counter = createCounter(limit, now)
  return (address) => {
    const key = networkOf(address)
    const wait = counter.secondsLeft(key)
    if (wait !== undefined) throw new Problem('too-often', limit.sentence, { headers: { 'retry-after': String(wait) } })
    counter.count(key)
  }
}
