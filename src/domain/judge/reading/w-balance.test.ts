import { describe, expect, test } from 'vitest'
import { lowestWBalance, wBalancesOf } from './w-balance.ts'

const FTP = 250

/** The most rounds of a set that leave something of W', with rests at half of FTP. */
function mostRounds(percent: number, on: number, off: number): number {
  const set = (rounds: number) =>
    Array.from({ length: rounds }, () => [
      { seconds: on, from: percent, to: percent },
      { seconds: off, from: 50, to: 50 },
    ]).flat()
  let rounds = 1
  while (lowestWBalance(set(rounds + 1), FTP) >= 0) rounds += 1
  return rounds
}

describe("W' balance", () => {
  test("all of W' lasts 75 s at twice FTP", () => {
    expect(lowestWBalance([{ seconds: 75, from: 200, to: 200 }], FTP)).toBeCloseTo(0, 9)
  })

  test('is untouched below FTP', () => {
    expect(lowestWBalance([{ seconds: 7200, from: 99, to: 99 }], FTP)).toBe(1)
  })

  // Skiba (2012), worked out elsewhere for an FTP of 250 W.
  test.each([
    [130, 30, 30, 11],
    [130, 40, 20, 7],
    [130, 60, 60, 5],
    [130, 60, 120, 10],
    [140, 30, 30, 7],
    [140, 30, 60, 10],
    [140, 40, 20, 5],
    [140, 60, 60, 3],
    [140, 60, 120, 4],
    [140, 60, 180, 12],
    [150, 30, 30, 5],
    [150, 30, 60, 7],
    [150, 30, 90, 10],
    [150, 40, 20, 3],
    [150, 60, 120, 3],
    [150, 60, 180, 4],
  ])('at %i %% with %i s on and %i s off the longest set has %i bouts', (percent, on, off, bouts) => {
    expect(mostRounds(percent, on, off)).toBe(bouts)
  })

  test('recovers more slowly a few watts below FTP', () => {
    const set = [
      { seconds: 60, from: 150, to: 150 },
      { seconds: 120, from: 50, to: 50 },
      { seconds: 60, from: 150, to: 150 },
    ]
    expect(lowestWBalance(set, 60)).toBeLessThan(lowestWBalance(set, 400))
  })

  test('of a ramp is that of the same climb in steps of a second', () => {
    const ramp = [{ seconds: 300, from: 80, to: 130 }]
    const steps = Array.from({ length: 300 }, (_, second) => {
      const percent = 80 + (50 * (second + 0.5)) / 300
      return { seconds: 1, from: percent, to: percent }
    })
    expect(lowestWBalance(ramp, FTP)).toBeCloseTo(lowestWBalance(steps, FTP), 2)
  })

  test('is given after every stretch', () => {
    const balances = wBalancesOf(
      [
        { seconds: 30, from: 150, to: 150 },
        { seconds: 600, from: 50, to: 50 },
      ],
      FTP,
    )
    expect(balances[0]).toBeCloseTo(0.8, 9)
    expect(balances[1]).toBeGreaterThan(0.9)
  })
})
