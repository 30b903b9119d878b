export const intensities = ['active', 'rest', 'warmup', 'cooldown', 'recovery', 'interval'] as const
export type Intensity = (typeof intensities)[number]

/** The name a step has until its athlete gives it another. */
export const defaultStepName: Record<Intensity, string> = {
  warmup: 'Warm up',
  cooldown: 'Cooldown',
  active: 'Active',
  interval: 'Interval',
  recovery: 'Recovery',
  rest: 'Rest',
}
