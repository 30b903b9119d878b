import type { AthleteMetrics, MetricsChange } from '#contracts/user.ts'

/** A figure that nothing needs, and that brings targets and loads nearer to the athlete. */
export type OwnFigure = 'threshold_heart_rate' | 'maximum_heart_rate' | 'resting_heart_rate' | 'pool_length' | 'weight'

type Words = { name: OwnFigure; label: string; unit: string; hint: string }

/** The figures in the order of their fields. */
export function ownFigures({ swimming_unit = 'meters' }: AthleteMetrics): readonly Words[] {
  return [
    {
      ...{ name: 'threshold_heart_rate', label: 'Threshold heart rate', unit: 'bpm' },
      hint: 'The mean of the last 20 minutes of 30 as hard as you can.',
    },
    { name: 'maximum_heart_rate', label: 'Maximum heart rate', unit: 'bpm', hint: 'The highest that you have seen.' },
    { name: 'resting_heart_rate', label: 'Resting heart rate', unit: 'bpm', hint: 'Before you get up.' },
    { name: 'pool_length', label: 'Pool length', unit: swimming_unit, hint: 'Swims are generated in whole lengths.' },
    { name: 'weight', label: 'Weight', unit: 'kg', hint: 'For watts per kilogram.' },
  ]
}

/**
 * What is sent for the fields: an empty one removes what was saved. Undefined if nothing was typed and nothing is saved; a
 * sentence by the field that holds no figure.
 */
export function ownChangeOf(
  written: Record<OwnFigure, string>,
  saved: AthleteMetrics,
): MetricsChange | { fields: Partial<Record<OwnFigure, string>> } | undefined {
  const change: Record<string, number | null> = {}
  for (const { name, label } of ownFigures(saved)) {
    const typed = written[name].trim().replace(',', '.')
    if (typed !== '' && !/^\d+(\.\d+)?$/.test(typed))
      return { fields: { [name]: `Write ${label.toLowerCase()} in figures alone.` } }
    if (typed !== '' || saved[name] !== undefined) change[name] = typed === '' ? null : Number(typed)
  }
  return Object.keys(change).length > 0 ? change : undefined
}
