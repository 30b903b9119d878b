import { intensities } from '#domain/workout/intensity.ts'
import { drills, strokes, swimEquipment } from '#domain/workout/swim.ts'

/** The marked parts of a line; the name of each group is the class `cm-<name>`. */
export const parts =
  /(?<note>\/\/.*)|(?<count>\b\d+ ?[x×](?![a-z]))|(?<target>\bz(?:one ?)?\d\b|\b\d+(?:\.\d+)?(?: ?[-–] ?\d+(?:\.\d+)?)? ?(?:%|w\b|bpm\b))|(?<length>(?<=\b|[x×])\d+(?:[.:]\d+)* ?(?:h|hr|hours?|m|min|minutes?|s|sec|seconds?|k|km|mi|miles?|mtr|meters?|yds?|yards?)\b|\b\d+:\d\d(?::\d\d)?\b)/gi

/** The words that completion offers: for intensities, zones and endings, and in a pool for how a step is swum. */
export function wordsFor({ inPool, zones }: { inPool: boolean; zones: number }): { label: string; detail: string }[] {
  const of = (detail: string, labels: readonly string[]) => labels.map((label) => ({ label, detail }))
  return [
    ...of('intensity', intensities),
    ...of(
      'zone',
      Array.from({ length: zones }, (_, zone) => `Z${zone + 1}`),
    ),
    ...of('target', ['easy', 'steady', 'tempo', 'threshold', 'ramp', 'effort']),
    ...of('end', ['press lap']),
    ...(inPool ? [...of('stroke', strokes), ...of('drill', drills), ...of('equipment', swimEquipment)] : []),
  ]
}

/** The units that completion offers behind a figure. */
export const units = ['sec', 'min', 'hours', 'km', 'mi', 'mtr', 'yd', '%']
