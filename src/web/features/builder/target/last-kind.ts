import { targetsOfOther } from '#domain/sports/registry.ts'
import type { TargetKind } from './target-form.ts'

/** The kind of target that the athlete used last in this browser; undefined before the first one. */
export function lastKind(
  athleteId: string | undefined,
  browser: { localStorage: Pick<Storage, 'getItem'> },
): TargetKind | undefined {
  if (!athleteId) return undefined
  const [kept, by] = (readKept(athleteId, browser) ?? '').split(' ')
  const type = targetsOfOther.find((one) => one === kept)
  return type && { type, by: by === 'percent' ? 'percent' : 'value' }
}

/** Keeps the kind of target that the athlete used. */
export function keepKind(
  athleteId: string | undefined,
  { type, by }: TargetKind,
  browser: { localStorage: Pick<Storage, 'setItem'> },
): void {
  if (!athleteId) return
  try {
    browser.localStorage.setItem(keyOf(athleteId), `${type} ${by}`)
  } catch {
    // Without room or permission the next dialog begins with the sport's own metric.
  }
}

/** A browser that keeps nothing refuses even to be asked. */
function readKept(athleteId: string, browser: { localStorage: Pick<Storage, 'getItem'> }): string | undefined {
  try {
    return browser.localStorage.getItem(keyOf(athleteId)) ?? undefined
  } catch {
    return undefined
  }
}

function keyOf(athleteId: string): string {
  return `target-kind-${athleteId}`
}
