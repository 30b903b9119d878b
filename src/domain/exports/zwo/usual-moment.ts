import type { Step } from '../../workout/step.ts'

/**
 * When notes without a moment are shown, in seconds or metres from the start of a step of some length: at once, and in a
 * step with a name, which is shown first, a little later.
 */
export function usualMoment({ name }: Pick<Step, 'name'>, length: number, inMetres: boolean): number {
  return name?.trim() ? Math.floor(Math.min(inMetres ? USUAL_METRES : USUAL_SECONDS, length / 2)) : 0
}

const [USUAL_SECONDS, USUAL_METRES] = [10, 50]
