import { expect, test } from 'vitest'
import { endField, type History, historyOf, MAX_UNDO_STEPS, record, redo, undo } from './history.ts'

const isSame = (one: string, other: string) => one === other
const add = (history: History<string>, next: string, field?: string) => record(history, next, isSame, field)

test('a change can be undone and redone, and nothing happens at either end', () => {
  const history = add(add(historyOf('a'), 'b'), 'c')
  const back = undo(undo(history))
  expect(back).toMatchObject({ past: [], present: 'a', future: ['b', 'c'] })
  expect(undo(back)).toBe(back)
  const forth = redo(redo(back))
  expect(forth).toMatchObject({ past: ['a', 'b'], present: 'c', future: [] })
  expect(redo(forth)).toBe(forth)
})

test('a change after an undo forgets what was undone', () => {
  expect(add(undo(add(historyOf('a'), 'b')), 'c')).toMatchObject({ past: ['a'], present: 'c', future: [] })
})

test('typing in one field is one step until the field is left or another change is made', () => {
  const typed = add(add(historyOf('a'), 'ab', 'name'), 'abc', 'name')
  expect(typed.past).toEqual(['a'])
  expect(add(endField(typed), 'abcd', 'name').past).toEqual(['a', 'abc'])
  expect(add(typed, 'x', 'notes').past).toEqual(['a', 'abc'])
  expect(add(add(typed, 'x'), 'xy', 'name').past).toEqual(['a', 'abc', 'x'])
})

test('typing after an undo is a step of its own', () => {
  const back = undo(add(add(historyOf('a'), 'b'), 'bc', 'name'))
  expect(add(back, 'bd', 'name').past).toEqual(['a', 'b'])
})

test('a change that changes nothing is no step and keeps what can be redone', () => {
  const back = undo(add(add(historyOf('a'), 'b'), 'c'))
  expect(add(back, 'b')).toMatchObject({ past: ['a'], present: 'b', future: ['c'] })
  expect(add(add(historyOf('a'), 'ab', 'name'), 'a', 'name')).toMatchObject({ past: [], present: 'a' })
})

test('the oldest state is forgotten first', () => {
  let history = historyOf('0')
  for (let at = 1; at <= MAX_UNDO_STEPS + 3; at += 1) history = add(history, String(at))
  expect(history.past).toHaveLength(MAX_UNDO_STEPS)
  expect(history.past[0]).toBe('3')
  expect(add(history, history.present).past).toHaveLength(MAX_UNDO_STEPS)
})
