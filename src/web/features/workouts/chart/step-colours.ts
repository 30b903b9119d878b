import type { Intensity } from '#domain/workout/intensity.ts'

/** The colours of a step's cap and body. Caps carry the contrast, so bodies can be pale. */
export const capColour: Record<Intensity, string> = {
  rest: 'var(--cap-rest)',
  recovery: 'var(--cap-recovery)',
  cooldown: 'var(--cap-cooldown)',
  warmup: 'var(--cap-warmup)',
  active: 'var(--cap-active)',
  interval: 'var(--cap-interval)',
}
export const bodyColour: Record<Intensity, string> = {
  rest: 'var(--body-rest)',
  recovery: 'var(--body-recovery)',
  cooldown: 'var(--body-cooldown)',
  warmup: 'var(--body-warmup)',
  active: 'var(--body-active)',
  interval: 'var(--body-interval)',
}
