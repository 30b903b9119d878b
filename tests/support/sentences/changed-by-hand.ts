import fc from 'fast-check'

/** A sentence as an athlete in a hurry types it: a word too many, a figure twice, a unit left out, figures swapped, the end missing. */
export function changedByHand(sentences: readonly string[]): fc.Arbitrary<string> {
  return fc
    .record({
      sentence: fc.constantFrom(...sentences),
      changes: fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(), other: fc.nat() }), {
        minLength: 1,
        maxLength: 2,
      }),
    })
    .map(({ sentence, changes }) =>
      changes.reduce((text, { kind, at, other }) => change[kind](text, at, other), sentence),
    )
}

const kinds = ['word', 'twice', 'unit', 'swap', 'cut', 'remark'] as const
const words = ['blorp', 'zigzag', 'kindof', 'whatever', 'glomp']
const remarks = ['by the canal', 'w/ Tom', '(bring water)', 'on Tuesday', 'before work']
const headings = ['wk 4 day 2: ', 'session 3 - ', 'week 12: ']

type Change = (text: string, at: number, other: number) => string

const change: Record<(typeof kinds)[number], Change> = {
  word: (text, at, other) => {
    const gaps = placesOf(text, / /g)
    const gap = gaps[at % Math.max(1, gaps.length)] ?? text.length
    return `${text.slice(0, gap)} ${words[other % words.length]}${text.slice(gap)}`
  },
  twice: (text, at) => {
    const figure = figuresIn(text)[at % Math.max(1, figuresIn(text).length)]
    return figure ? `${text.slice(0, figure.to)} ${figure.text}${text.slice(figure.to)}` : text
  },
  unit: (text, at) => {
    const units = [...text.matchAll(/(?<=\d) ?(?:km|k|min|mins|s|secs|m|mi|miles|w|%)\b/g)]
    const unit = units[at % Math.max(1, units.length)]
    return unit ? text.slice(0, unit.index) + text.slice(unit.index + unit[0].length) : text
  },
  swap: (text, at, other) => {
    const all = figuresIn(text)
    const [one, two] = [all[at % Math.max(1, all.length)], all[other % Math.max(1, all.length)]].toSorted(
      (a, b) => (a?.from ?? 0) - (b?.from ?? 0),
    )
    if (!one || !two || one.from === two.from) return text
    return text.slice(0, one.from) + two.text + text.slice(one.to, two.from) + one.text + text.slice(two.to)
  },
  cut: (text, at) => text.slice(0, Math.max(4, text.length - 1 - (at % 12))),
  remark: (text, at, other) =>
    at % 3 === 0 ? `${headings[other % headings.length]}${text}` : `${text} ${remarks[other % remarks.length]}`,
}

function placesOf(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => index)
}

/** The figures of a text, not those of a word ("vo2max"); the parts of a clock time are figures of their own. */
export function figuresIn(text: string): { text: string; from: number; to: number }[] {
  return [...text.matchAll(/(?<![a-wyz])\d+(?:\.\d+)?/gi)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
}
