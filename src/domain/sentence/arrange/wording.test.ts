import { expect, test } from 'vitest'
import { applyEdits, unarranged } from './arranged.ts'
import type { Phrase, Wording } from './phrase.ts'
import { byNeed } from './phrases-by-need.ts'
import { sayAs } from './say-as.ts'

const pattern = /(?<length>\d+)(?<unit> min)? (?:(?<jog>jog)|(?<spin>spin))/di

function arranged(wording: Wording, text: string) {
  const phrase: Phrase = { pattern, ...wording }
  return applyEdits(unarranged(text), sayAs(byNeed([phrase]), text))
}

test.each<[wording: Wording, text: string, written: string]>([
  [{ as: '{length} easy' }, 'run, 5 jog', 'run, 5 easy'],
  [{ as: '{length}{jog= min easy}' }, 'run, 5 jog', 'run, 5 min easy'],
  [{ as: '{length}{jog=}' }, 'run, 5 jog', 'run, 5'],
  [{ as: '{jog} {length}' }, 'run, 5 spin', 'run, 5 spin'],
  [{ as: '{jog|spin=easy} {length}' }, 'run, 5 spin', 'run, easy 5'],
  [{ as: '{jog|spin=easy} {length}' }, 'run, 5 jog', 'run, easy 5'],
  [{ as: '{length}[{unit=:00}] easy' }, 'run, 5 min jog', 'run, 5:00 easy'],
  [{ as: '{length}[{unit=:00}] easy' }, 'run, 5 jog', 'run, 5 easy'],
  [{ as: 'easy', when: /run/ }, 'run, 5 jog', 'run, easy'],
  [{ as: 'easy', when: /swim/ }, 'run, 5 jog', 'run, 5 jog'],
  [{ as: 'easy', unless: (text) => text.startsWith('run') }, 'run, 5 jog', 'run, 5 jog'],
  [{ as: 'easy', unless: (text) => text.startsWith('swim') }, 'run, 5 jog', 'run, easy'],
])('%j writes for "%s" "%s"', (wording, text, written) => {
  expect(arranged(wording, text).text).toBe(written)
})

test('what is written in the place of a group is told or checked there, once', () => {
  const { places, told, checks } = arranged(
    { as: '{length=5 min}{jog= easy}', tell: 'Minutes.', check: 'Which unit?' },
    '5 jog',
  )
  expect(places.at(0)).toEqual({ from: 0, to: 1 })
  expect(places.at(-1)).toEqual({ from: 2, to: 5 })
  expect(told).toEqual(['Minutes.'])
  expect(checks).toEqual([{ from: 0, to: 1, sentence: 'Which unit?' }])
})
